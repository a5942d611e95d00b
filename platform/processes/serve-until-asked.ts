import { endWith } from './ending.ts'
import type { KeptServer } from './kept-server.ts'

/** Starts servers, prints their addresses, and keeps them running until this process ends. */
export async function serveUntilAsked(
  name: string,
  keep: () => Promise<Pick<KeptServer, 'url' | 'stop' | 'lost'>>,
): Promise<void> {
  const { url, stop, lost } = await keep()
  endWith(stop)
  console.log(`${name} ready at ${url}`)
  await lost.finally(stop)
}
