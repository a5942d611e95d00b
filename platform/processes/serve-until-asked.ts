import { endWith } from './ending.ts'
import type { KeptServer } from './kept-server.ts'

/** Starts servers that are kept running and says where, until this process is asked to end, or they cannot be kept running. */
export async function serveUntilAsked(
  name: string,
  keep: () => Promise<Pick<KeptServer, 'url' | 'stop' | 'lost'>>,
): Promise<void> {
  const { url, stop, lost } = await keep()
  endWith(stop)
  console.log(`${name} ready at ${url}`)
  await lost.finally(stop)
}
