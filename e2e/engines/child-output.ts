import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** What a pattern's first group finds in the first line that it matches. Throws when the output ends before. */
export async function lineOf(output: Readable, pattern: RegExp): Promise<string> {
  const lines: string[] = []
  for await (const line of createInterface({ input: output })) {
    const [, found] = pattern.exec(line) ?? []
    if (found) {
      // The rest is discarded: without a reader the child would block on a full pipe.
      output.resume()
      return found
    }
    lines.push(line)
  }
  throw new Error(`It ended before it was ready:\n${lines.join('\n')}`)
}
