import { join } from 'node:path'
import { type Server, startServer } from '../server.ts'

const file = join(import.meta.dirname, 'toy-server.ts')

/** Returns a function that starts the toy server at a port. */
export function toy(env: Record<string, string> = {}): (port: string) => Promise<Server> {
  return (port) => startServer('The toy', file, { ...env, PORT: port })
}

/** Id of the process that answers at an address; null if none does. */
export async function pidAt(url: string): Promise<number | null> {
  return fetch(url, { signal: AbortSignal.timeout(500) }).then(
    async (answer) => Number(await answer.text()),
    () => null,
  )
}
