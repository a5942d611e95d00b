import { join } from 'node:path'
import { type Server, startServer } from '../server.ts'

const file = join(import.meta.dirname, 'toy-server.ts')

/** Returns a function that starts the toy server at a port. */
export function toy(env: Record<string, string> = {}, say?: (line: string) => void) {
  return (port: string): Promise<Server> =>
    startServer('The toy', file, { ...env, PORT: port }, say)
}

/** Id of the process that answers at an address; null if none does. */
export function pidAt(url: string): Promise<number | null> {
  const answer = fetch(url, { signal: AbortSignal.timeout(500) })
  return answer.then((response) => response.json()).catch(() => null)
}
