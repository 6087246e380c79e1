"""Work shared among processes or on Ray: results in the order of the jobs, or as they come."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, TypeVar

from echobase.jobs import on_ray, processes
from echobase.jobs.arguments import whole
from echobase.jobs.worker_pool import Reply, WorkerLost, WorkerPool

J = TypeVar("J")
R = TypeVar("R")

AHEAD: Final = 4
"""Jobs per worker that may be in progress or done but not yet fetched, to limit memory."""


def check_workers(workers: int | None, ray: str | None) -> int | None:
    """Refuse what cannot work before anything starts: a bad number, an unreachable Ray."""
    if ray is not None:
        on_ray.check(ray)
    return None if workers is None else whole("workers", workers, 1)


def all_cores(workers: int | None, ray: str | None) -> int | None:
    """The number asked for, or one for each core; Ray's workers are counted later."""
    return processes.cores() if workers is None and ray is None else workers


def in_order(
    work: Callable[[J], R], jobs: Sequence[J], workers: int | None, ray: str | None = None
) -> Generator[R]:
    """The results of all jobs in their order; `workers` and `ray` are as for `as_done`."""
    if _by_ourselves(jobs, workers, ray):
        yield from map(work, jobs)
        return
    done: dict[int, Reply] = {}
    fetched = 0
    with _pool(work, jobs, workers, ray) as pool:
        for number, reply in _shared_out(jobs, pool, lambda: AHEAD * pool.size - len(done)):
            done[number] = reply
            while fetched in done:
                yield _value(done.pop(fetched))
                fetched += 1


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
    with _pool(work, jobs, workers, ray) as pool:
        for _, reply in _shared_out(jobs, pool, lambda: pool.size):
            yield _value(reply)


def _by_ourselves(jobs: Sequence[Any], workers: int | None, ray: str | None) -> bool:
    return not jobs or (ray is None and (workers is None or min(workers, len(jobs)) == 1))


def _pool(
    work: Callable[[Any], Any], jobs: Sequence[Any], workers: int | None, ray: str | None
) -> AbstractContextManager[WorkerPool]:
    if ray is not None:
        return on_ray.pool(work, len(jobs), workers, ray)
    return processes.pool(work, min(workers or 1, len(jobs)))


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
