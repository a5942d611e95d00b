import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import type { ExposeName, Exposes } from '@storefront/contract'
import type { RenderedPage, RenderInput } from '../src/server.tsx'

/** Must be there before any server-side build of a remote is imported. */
const sharedGlobal = '__STOREFRONT_SHARED__'

type RenderBundle = typeof import('../src/server.tsx')
type ServerBuild = { exposes: Partial<Record<ExposeName, () => Promise<unknown>>> }

const { bundle } = workerData as { bundle: string }
const { renderPage, shared } = (await import(pathToFileURL(bundle).href)) as RenderBundle
Object.assign(globalThis, { [sharedGlobal]: shared })

/** Failed imports are forgotten by asking for a new address: Node itself remembers them. */
const failures = new Map<string, number>()

export type RenderTask = {
  input: RenderInput
  /** Path of each remote's server-side build; one that is absent is left to the browser. */
  serverBuilds: Record<string, string>
}

/** Renders one page in this thread; called by the pool. */
export async function render({ input, serverBuilds }: RenderTask): Promise<RenderedPage> {
  return renderPage(input, async <Name extends ExposeName>(remote: string, expose: Name) => {
    const file = serverBuilds[remote]
    if (!file) throw new Error(`${remote} has no server-side build`)
    const load = (await serverBuild(file)).exposes[expose]
    if (!load) throw new Error(`${remote} has no ${expose} for the server`)
    return (await load()) as Exposes[Name]
  })
}

async function serverBuild(file: string): Promise<ServerBuild> {
  const attempt = failures.get(file) ?? 0
  try {
    const query = attempt ? `?attempt=${attempt}` : ''
    return (await import(`${pathToFileURL(file).href}${query}`)) as ServerBuild
  } catch (error) {
    failures.set(file, attempt + 1)
    throw error
  }
}
