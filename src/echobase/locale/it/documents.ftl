### Che cosa non va in un documento di qualsiasi gioco (italiano)

document-missing = questo campo manca
document-unknown = campo sconosciuto; campi noti: { $known }
document-choice = { $word } non è possibile; valori possibili: { $known }
document-one-of = valori possibili: { $known }; trovato { $got ->
    [int] un numero intero
    [float] un numero
    [str] un testo
    [bool] vero o falso
    [array] un elenco
    [object] una tabella
    [null] niente
   *[other] { $got }
}
document-type = serve { $wanted ->
    [int] un numero intero
    [float] un numero
    [str] un testo
    [bool] vero o falso
    [array] un elenco
    [object] una tabella
    [null] niente
   *[other] { $wanted }
}; trovato { $got ->
    [int] un numero intero
    [float] un numero
    [str] un testo
    [bool] vero o falso
    [array] un elenco
    [object] una tabella
    [null] niente
   *[other] { $got }
}
document-least = serve un numero intero, almeno { $limit }
document-most = serve un numero intero, al massimo { $limit }
document-short = serve un testo di almeno { $least } caratteri
document-few = serve un elenco di almeno { $least }
document-version = creato con la versione { $found } delle regole, ma questo programma conosce quelle da 1 a { $known }
document-deep = troppi livelli annidati per un documento
