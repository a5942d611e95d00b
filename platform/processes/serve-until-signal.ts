import { endWith } from './ending.ts'
import type { SupervisedServer } from './supervised-server.ts'

/** Starts a server, prints its address, and keeps it running until this process is asked to end. */
export async function serveUntilSignal(
  name: string,
  keep: () => Promise<Pick<SupervisedServer, 'url' | 'stop' | 'lost'>>,
): Promise<void> {
  const { url, stop, lost } = await keep()
  endWith(stop)
  console.log(`${name} ready at ${url}`)
  await lost.finally(stop)
}
