### What is wrong with a document of any game (English)

document-missing = this field is missing
document-unknown = unknown field; known: { $known }
document-choice = { $word } is not possible; choose one of: { $known }
document-one-of = expected one of: { $known }; got { $got ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] a table
    [null] nothing
   *[other] { $got }
}
document-type = expected { $wanted ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] a table
    [null] nothing
   *[other] { $wanted }
}; got { $got ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] a table
    [null] nothing
   *[other] { $got }
}
document-least = expected a whole number, at least { $limit }
document-most = expected a whole number, at most { $limit }
document-short = expected text of at least { $least } characters
document-few = expected a list of at least { $least }
document-version = made with version { $found } of the rules, but this program knows 1 to { $known }
document-deep = nested too deeply to be a document
