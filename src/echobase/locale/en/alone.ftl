### A page without a server (English)

alone-starting = Getting the game ready…
alone-failed = The game can't start here: { $reason }. It needs a current browser with WebAssembly and room to keep your games; reload the page, or try another browser.
alone-newer = A newer version is here. Your games stay.
alone-renew = Use it now
alone-keeps-nothing = This browser keeps no games now: its storage is full, or this is a private window. You can still save finished games as records.
alone-needs-server = Here you play on this device. Playing with people elsewhere needs a server.
alone-slow-level = { $level } plays only on a server: this page cannot think fast enough.
web-missing-server = This needs a server
web-missing-server-text = Here you play on this device alone. Friends, lobby and links are on a server of Echo Base.
