import { createServer } from 'node:net'

/** Throws if a port is taken. The message names the environment variable that changes the port. */
export async function expectFreePort(port: string, variable = 'PORT'): Promise<void> {
  const server = createServer()
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve)
    server.listen(Number(port), () => server.close(() => resolve(null)))
  })
  if (error?.code === 'EADDRINUSE')
    throw new Error(
      `Port ${port} is taken: end what listens there, or name another in ${variable}.`,
    )
  if (error) throw error
}
