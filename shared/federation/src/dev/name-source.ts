import { SourceMap } from 'node:module'

const places = /(http:\/\/localhost:\d+\/[^\s?:()]+\.js)[^\s:()]*:(\d+):(\d+)/g

/** First place of a browser's stack in a source of ours, as `/…/ResultsScreen.tsx:31:12`. Asks dev servers for their maps. */
export async function sourceOfStack(stack: string): Promise<string | null> {
  for (const [, script, line, column] of stack.matchAll(places)) {
    // A dev server that is busy or has ended names no source.
    const map = await fetch(`${script}.map`).catch(() => null)
    if (!map?.ok) continue
    const origin = new SourceMap(await map.json()).findOrigin(Number(line), Number(column))
    if ('fileName' in origin && isOurs(origin.fileName))
      return `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`
  }
  return null
}

function isOurs(file: string): boolean {
  return file.startsWith('/') && !file.includes('/node_modules/')
}
