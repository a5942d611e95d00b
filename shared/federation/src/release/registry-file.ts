import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@storefront/contract'

const empty: Registry = { revision: 0, remotes: {} }

/** Where the registry of a store is: the only file that ever changes. */
export function registryPath(root: string): string {
  return join(root, 'registry.json')
}

/** The registry as it is now; an absent file is an empty registry. Throws when it is not readable JSON. */
export async function readRegistry(root: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(registryPath(root), 'utf8')) as Registry
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return structuredClone(empty)
    throw error
  }
}

/** Makes versions live, `{flights: '1.0.0'}`: one change of the registry, visible to the next page load. */
export async function promote(root: string, versions: Record<string, string>): Promise<Registry> {
  const registry = await readRegistry(root)
  const remotes = { ...registry.remotes }
  for (const [name, version] of Object.entries(versions)) {
    const known = remotes[name]?.versions ?? []
    remotes[name] = {
      live: version,
      versions: known.includes(version) ? known : [...known, version],
    }
  }
  const next = { revision: registry.revision + 1, remotes }
  await mkdir(root, { recursive: true })
  const draft = `${registryPath(root)}.${process.pid}.draft`
  await writeFile(draft, `${JSON.stringify(next, null, 2)}\n`)
  await rename(draft, registryPath(root))
  return next
}
