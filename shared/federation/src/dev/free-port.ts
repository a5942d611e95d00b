import { createServer } from 'node:net'

/** Throws when a port is taken, with the variable that changes it. */
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
