/** Elements for event handlers: allowed, renamed, unknown, foreign. */
const carriers = [
  'p',
  'a href=https://example.com',
  'img src=/x.webp',
  'h1',
  'td',
  'x-y',
  'svg',
  'math',
]

/** Returns one payload per event handler of this browser, with the handler on every carrier. */
export function everyHandlerPayloads(): string[] {
  return handlerNames().map((name) =>
    carriers.map((carrier) => `<${carrier} ${name}="alert(1)">x`).join(''),
  )
}

function handlerNames(): string[] {
  const owners = [
    window,
    document,
    document.createElement('body'),
    document.createElement('p'),
    document.createElement('video'),
    document.createElement('marquee'),
    document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
    document.createElementNS('http://www.w3.org/2000/svg', 'animate'),
  ]
  const names = new Set<string>()
  for (const owner of owners) {
    for (const name in owner) if (/^on[a-z]+$/.test(name)) names.add(name)
  }
  return [...names]
}
