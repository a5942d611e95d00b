import { join } from 'node:path'
import { releasesRoot, root } from './apps.ts'
import { type Server, startServer } from './server.ts'
import { type SupervisedServer, superviseServer } from './supervised-server.ts'

export type RunningStorefront = {
  url: string
  stop: (signal?: NodeJS.Signals) => Promise<void>
  processes: () => { name: string; pid: number }[]
}

export type SupervisedStorefront = RunningStorefront & Pick<SupervisedServer, 'lost'>

export type StartOptions = {
  port: string
  env?: Record<string, string>
  /** Gets each log line, in place of this process's output. */
  say?: (line: string) => void
}

/**
 * Starts the storefront, and the embedded provider unless PROVIDER_URL is set. They are two processes that meet over
 * HTTP, as in production.
 */
export function startStorefront(options: StartOptions): Promise<RunningStorefront> {
  return startBoth(options, async (_, start, port) => {
    const server = await start(port)
    return { ...server, pid: () => server.pid }
  })
}

/** Starts the same processes, and restarts those that end or hang. */
export async function superviseStorefront(options: StartOptions): Promise<SupervisedStorefront> {
  const servers: SupervisedServer[] = []
  const running = await startBoth(options, async (name, start, port) => {
    const server = await superviseServer(name, start, port)
    servers.push(server)
    return server
  })
  return { ...running, lost: Promise.race(servers.map(({ lost }) => lost)) }
}

type Start = (port: string) => Promise<Server>

async function startBoth(
  { port, env = {}, say }: StartOptions,
  run: (
    name: string,
    start: Start,
    port: string,
  ) => Promise<Pick<SupervisedServer, 'url' | 'stop' | 'pid'>>,
): Promise<RunningStorefront> {
  const external = env.PROVIDER_URL ?? process.env.PROVIDER_URL
  const runPart = (part: 'provider' | 'storefront', own: Record<string, string>, on: string) => {
    const [name, file] = [`The ${part}`, join(root, `platform/${part}/src/main.ts`)]
    return run(name, (at) => startServer(name, file, { ...own, PORT: at }, say), on)
  }
  const provider = external ? null : await runPart('provider', providerVariables(env), '0')
  try {
    const variables = {
      RELEASES_DIR: releasesRoot,
      ...env,
      PROVIDER_URL: external ?? provider?.url ?? '',
      EMBEDDED_PROVIDER: provider ? 'on' : 'off',
    }
    const storefront = await runPart('storefront', variables, port)
    return {
      url: storefront.url,
      stop: async (signal) => {
        await storefront.stop(signal)
        await provider?.stop(signal)
      },
      processes: () => [
        { name: 'The storefront', pid: storefront.pid() },
        ...(provider ? [{ name: 'The provider', pid: provider.pid() }] : []),
      ],
    }
  } catch (error) {
    await provider?.stop()
    throw error
  }
}

/** Variables of the embedded provider: `env`, then defaults. Only DATA_DIR is also read from the environment. */
export function providerVariables(
  env: Record<string, string>,
  own: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  return {
    DATA_DIR: own.DATA_DIR || join(root, '.data/provider'),
    TRUST_PROXY: 'on',
    ...env,
  }
}
