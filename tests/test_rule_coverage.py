"""Every rule of the catalogue has a test, and every test names a rule that exists."""

from rule_coverage import EXEMPT, PAGE, catalogue, marked, page


def test_every_rule_has_a_test_or_a_reason() -> None:
    tests = marked()
    missing = [id_ for id_ in catalogue() if id_ not in tests and id_ not in EXEMPT]
    assert not missing


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = set(catalogue())
    assert len(known) > 700
    assert not set(marked()) - known
    assert not set(EXEMPT) - known


def test_an_exempt_rule_has_no_test() -> None:
    assert not set(EXEMPT) & set(marked())


def test_the_page_of_the_documentation_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
