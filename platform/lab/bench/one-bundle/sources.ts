import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findRemotes, root } from '../../../processes/apps.ts'

/** Name of the chunk that an expose becomes in the one bundle. */
export function exposeChunk(remote: string, expose: string): string {
  return `${remote}-expose-${expose.replace('./', '')}`
}

/** Name of the chunk that a screen becomes. */
export function screenChunk(remote: string, screen: string): string {
  return `${remote}-screen-${screen}`
}

export type OneBundleSources = {
  federation: string
  provided: string
  server: string
  /** Folders of the verticals. */
  verticals: string[]
}

/**
 * Writes the three modules that make one application of the shell and every vertical: their exposes are imported like
 * any other module instead of being loaded at run time, and no shared modules are provided.
 */
export async function writeSources(directory: string): Promise<OneBundleSources> {
  const remotes = await findRemotes()
  const exposes = remotes.flatMap(({ remote, directory: vertical }) =>
    Object.entries(remote.exposes).map(([expose, file]) => {
      const path = JSON.stringify(join(vertical, file))
      const chunk = JSON.stringify(exposeChunk(remote.name, expose))
      const key = JSON.stringify(`${remote.name}/${expose}`)
      return `  ${key}: () => import(/* webpackChunkName: ${chunk} */ ${path}),`
    }),
  )
  const files = {
    federation: `export { trustScriptsBelow } from ${JSON.stringify(join(root, 'shared/federation/src/runtime/trust-scripts.ts'))}
const exposes = {\n${exposes.join('\n')}\n}
export const load = (remote, expose) => exposes[remote + '/' + expose]()
export const createFederation = () => ({ start: () => {}, load, standIn: () => null })
`,
    provided: 'export const providedModules = {}\n',
    server: `import { renderPage as render } from ${JSON.stringify(join(root, 'shell/src/server.tsx'))}
import { load } from './federation.js'
export const renderPage = (input) => render(input, load)
`,
  }
  await mkdir(directory, { recursive: true })
  const write = async (name: keyof typeof files) => {
    const path = join(directory, `${name}.js`)
    await writeFile(path, files[name])
    return path
  }
  return {
    federation: await write('federation'),
    provided: await write('provided'),
    server: await write('server'),
    verticals: remotes.map((remote) => remote.directory),
  }
}
