import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Throws if a port is taken, with a sentence that names PORT. */
export async function expectFreePort(port: string): Promise<void> {
  const server = createServer()
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve)
    server.listen(Number(port), () => server.close(() => resolve(null)))
  })
  if (error?.code === 'EADDRINUSE')
    throw new Error(`Port ${port} is taken: end what listens there, or name another in PORT.`)
  if (error) throw error
}

/** Returns a port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
