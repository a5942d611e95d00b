// Part of development builds: sends the stack of each error to the dev server. It only observes.
const reported = new Set()

function report(error) {
  if (!(error instanceof Error) || reported.has(error.stack)) return
  reported.add(error.stack)
  void fetch(`${__webpack_public_path__}errors`, { method: 'POST', body: error.stack })
}

addEventListener('error', ({ error }) => report(error))
addEventListener('unhandledrejection', ({ reason }) => report(reason))

// The shell logs the errors that its boundaries catch.
const log = console.error
console.error = (...parts) => {
  log(...parts)
  for (const part of parts) report(part)
}
