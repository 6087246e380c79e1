"""The report: results as one HTML page without external files."""

from echobase.lab.report.page import page
from echobase.lab.report.writing import refuse_report, write_report

__all__ = ["page", "refuse_report", "write_report"]
