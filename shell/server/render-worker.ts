import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import type { ExposeName, Exposes } from '@storefront/contract'
import { releaseFolder } from '@storefront/federation/release'
import type { RenderedPage, RenderInput } from '../src/server.tsx'

/** Must be there before any server-side build of a remote is imported. */
const sharedGlobal = '__STOREFRONT_SHARED__'

type RenderBundle = typeof import('../src/server.tsx')
type ServerBuild = { exposes: Partial<Record<ExposeName, () => Promise<unknown>>> }

const { releases, bundle } = workerData as { releases: string; bundle: string }
const { renderPage, shared } = (await import(pathToFileURL(bundle).href)) as RenderBundle
Object.assign(globalThis, { [sharedGlobal]: shared })

/** Failed imports are forgotten by asking for a new address: Node itself remembers them. */
const failures = new Map<string, number>()

/** Renders one page in this thread; called by the pool. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  return renderPage(input, async <Name extends ExposeName>(remote: string, expose: Name) => {
    const build = await serverBuild(remote, input)
    const load = build.exposes[expose]
    if (!load) throw new Error(`${remote} has no ${expose} for the server`)
    return (await load()) as Exposes[Name]
  })
}

async function serverBuild(remote: string, { remotes }: RenderInput): Promise<ServerBuild> {
  const release = remotes[remote]?.release
  if (!release?.server) throw new Error(`${remote} has no server-side build`)
  const file = join(releases, releaseFolder(remote, release.version), release.server)
  const attempt = failures.get(file) ?? 0
  try {
    const query = attempt ? `?attempt=${attempt}` : ''
    return (await import(`${pathToFileURL(file).href}${query}`)) as ServerBuild
  } catch (error) {
    failures.set(file, attempt + 1)
    throw error
  }
}
