"""Settings of Sphinx for the documentation; docs/documentation.md explains them."""

import sys
from pathlib import Path

import echobase

sys.path.insert(0, str(Path(__file__).parent))

project = "Echo Base"
author = "Echo Base contributors"
copyright = "Echo Base contributors, MIT licence. An unofficial fan project."
version = release = echobase.__version__

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx_copybutton",
    "sphinx_design",
    "site_pages",
]
exclude_patterns = ["_build", "conf.py"]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
nb_execution_mode = "cache"
nb_execution_timeout = 300
nb_execution_raise_on_error = True
nb_merge_streams = True

default_role = "code"  # in docstrings
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
autodoc_mock_imports = ["ray"]
toc_object_entries = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Echo Base"
html_static_path = ["_static"]
html_css_files = ["echobase.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1d5f8a", "color-brand-content": "#1d5f8a"},
    "dark_css_variables": {"color-brand-primary": "#8fd0ff", "color-brand-content": "#8fd0ff"},
}
html_show_sourcelink = False
