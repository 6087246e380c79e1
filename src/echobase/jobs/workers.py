"""Work shared among processes or on Ray: results in the order of the jobs, or as they come."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, Generic, TypeVar

from echobase.jobs.arguments import whole
from echobase.jobs.worker_pool import Reply, WorkerLost, WorkerPool, cores

J = TypeVar("J")
R = TypeVar("R")

AHEAD: Final = 4
"""Jobs per worker that may be in progress or done but not yet fetched, to limit memory."""
MANY: Final = 1000
"""Jobs of a staff, whose number nobody knows: no reason to have fewer workers."""


def check_workers(workers: int | None, ray: str | None) -> int | None:
    """Refuse what cannot work before anything starts: a bad number, an unreachable Ray."""
    if ray is not None:
        from echobase.jobs import on_ray

        on_ray.check(ray)
    return None if workers is None else whole("workers", workers, 1)


def all_cores(workers: int | None, ray: str | None) -> int | None:
    """The number asked for, or one for each core; Ray's workers are counted later."""
    return cores() if workers is None and ray is None else workers


def in_order(
    work: Callable[[J], R], jobs: Sequence[J], workers: int | None, ray: str | None = None
) -> Generator[R]:
    """The results of all jobs in their order; `workers` and `ray` are as for `as_done`."""
    if _by_ourselves(jobs, workers, ray):
        yield from map(work, jobs)
        return
    with _pool(work, len(jobs), workers, ray) as pool:
        yield from _ordered(jobs, pool)


class Staff(Generic[J, R]):
    """Workers that stay for one series of jobs after the other, because starting takes time."""

    def __init__(self, work: Callable[[J], R], pool: WorkerPool | None) -> None:
        self._work = work
        self._pool = pool

    def in_order(self, jobs: Sequence[J]) -> Generator[R]:
        """The results of a series in its order. Fetch all of them before the next series."""
        if self._pool is None:
            yield from map(self._work, jobs)
        else:
            yield from _ordered(jobs, self._pool)


@contextmanager
def staff(
    work: Callable[[J], R], workers: int | None, ray: str | None = None
) -> Iterator[Staff[J, R]]:
    """Workers until the end of the block; `workers` and `ray` are as for `as_done`."""
    if ray is None and (workers is None or workers == 1):
        yield Staff(work, None)
        return
    with _pool(work, MANY, workers, ray) as pool:
        yield Staff(work, pool)


def as_done(
    work: Callable[[J], R], jobs: Sequence[J], workers: int | None, ray: str | None = None
) -> Generator[R]:
    """The results of all jobs, each as soon as it is ready, so that no error loses any.

    `ray` is the address of a cluster or `local`. Without `workers` there is one, or as many as Ray
    has cores. With one and no Ray everything is done in this process.
    """
    if _by_ourselves(jobs, workers, ray):
        yield from map(work, jobs)
        return
    with _pool(work, len(jobs), workers, ray) as pool:
        for _, reply in _shared_out(jobs, pool, lambda: pool.size):
            yield _value(reply)


def _by_ourselves(jobs: Sequence[Any], workers: int | None, ray: str | None) -> bool:
    return not jobs or (ray is None and (workers is None or min(workers, len(jobs)) == 1))


def _pool(
    work: Callable[[Any], Any], jobs: int, workers: int | None, ray: str | None
) -> AbstractContextManager[WorkerPool]:
    from echobase.jobs import on_ray, processes  # not everywhere are there processes

    if ray is not None:
        return on_ray.pool(work, jobs, workers, ray)
    return processes.pool(work, min(workers or 1, jobs))


def _ordered(jobs: Sequence[Any], pool: WorkerPool) -> Iterator[Any]:
    done: dict[int, Reply] = {}
    fetched = 0
    for number, reply in _shared_out(jobs, pool, lambda: AHEAD * pool.size - len(done)):
        done[number] = reply
        while fetched in done:
            yield _value(done.pop(fetched))
            fetched += 1


def _value(reply: Reply) -> Any:
    result, error = reply
    if error is not None:
        raise error
    return result


def _shared_out(
    jobs: Sequence[Any], pool: WorkerPool, most: Callable[[], int]
) -> Iterator[tuple[int, Reply]]:
    """Hand out jobs while somebody is idle and at most `most` wait; yields replies as they come.

    When a worker is lost, the others still finish their jobs.
    """
    coming = enumerate(jobs)
    lost: WorkerLost | None = None
    while True:
        try:
            while lost is None and pool.under_way < min(pool.size, most()):
                number, job = next(coming, (None, None))
                if number is None:
                    break
                pool.give(number, job)
            if not pool.under_way:
                break
            number, reply = pool.reply()
        except WorkerLost as error:
            lost = error
        else:
            yield number, reply
    if lost is not None:
        raise lost
