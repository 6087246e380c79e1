### A page without a server (English)

alone-starting = Getting the game ready…
alone-games = Fetching your games…
alone-failed = The game can’t start here: { $reason }. It needs a current browser with WebAssembly and room to keep your games; reload the page, or try another browser.
alone-incomplete = A part of the game could not be loaded. Check your connection, then reload the page.
alone-old-browser = This browser is too old for the game, or WebAssembly is turned off in it. Use a current version of Firefox, Chrome, Edge or Safari.
alone-newer = A newer version is here. Your games stay.
alone-renew = Use it now
alone-keeps-nothing = This browser can’t keep games right now: its storage is full, or this is a private window. To make room, save games as records and delete them here; or open the page in another window.
alone-needs-server = Here you play on this device. Playing with people elsewhere needs a server.
alone-slow-level = { $level } plays only on a server: this page cannot think fast enough.
web-missing-server = This needs a server
web-missing-server-text = Here you play on this device alone. Friends, the lobby and links need an Echo Base server.
alone-save = Save the game so far
