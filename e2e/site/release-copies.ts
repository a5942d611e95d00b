import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Registry, Release, ShellRelease } from '@storefront/contract'
import { folderPlace, integrityOf, releaseDesk } from '@storefront/releases'

/** Publishes what is live under another version: the same remote, in an immutable folder of its own. */
export async function releaseAgain(
  releases: string,
  name: string,
  version: string,
  change: (release: Release, folder: string) => Release | Promise<Release> = (release) => release,
): Promise<void> {
  const folder = join(releases, name, version)
  await cp(join(releases, name, await releaseDesk(folderPlace(releases)).live(name)), folder, {
    recursive: true,
  })
  const file = join(folder, 'release.json')
  const release = JSON.parse(await readFile(file, 'utf8')) as Release
  await writeFile(file, JSON.stringify(await change({ ...release, version }, folder)))
}

/**
 * Publishes what is live as if it had been built on another React: `steps` minor versions newer than it was, older when
 * negative. Its container asks for that version, and its description says so.
 */
export async function releaseOnReact(
  releases: string,
  name: string,
  version: string,
  steps: number,
): Promise<void> {
  await releaseAgain(releases, name, version, async (release, folder) => {
    if (!release.builtOn) throw new Error(`${name} does not say what it was built on.`)
    const { builtOn, entry } = release
    const built = builtOn.shared.react ?? ''
    const range = built.replace(/\.(\d+)\..*/, (_, minor) => `.${Number(minor) + steps}.0`)
    const file = join(folder, entry)
    const text = (await readFile(file, 'utf8')).replaceAll(`"${built}"`, `"${range}"`)
    await writeFile(file, text)
    await rm(`${file}.br`)
    return {
      ...release,
      builtOn: { ...builtOn, shared: { ...builtOn.shared, react: range } },
      integrity: { ...release.integrity, [entry]: integrityOf(Buffer.from(text)) },
    }
  })
}

/** Publishes the live shell under another version, and its script under another name, so that a page shows which shell made it. */
export async function releaseShellAgain(releases: string, version: string): Promise<void> {
  const live = await releaseDesk(folderPlace(releases)).shellFolder()
  const folder = join(dirname(live), version)
  await cp(live, folder, { recursive: true })
  const list = join(folder, 'browser/entry-files.json')
  const listed = await readFile(list, 'utf8')
  const [script = ''] = (JSON.parse(listed) as { js: string[] }).js
  const text = listed.replace(script, `shell.${version}.js`)
  await writeFile(list, text)
  await rm(`${list}.br`)
  await rename(join(folder, 'browser', script), join(folder, `browser/shell.${version}.js`))
  const file = join(folder, 'shell.json')
  const release = JSON.parse(await readFile(file, 'utf8')) as ShellRelease
  const integrity = {
    ...release.integrity,
    'browser/entry-files.json': integrityOf(Buffer.from(text)),
    [`browser/shell.${version}.js`]: release.integrity[`browser/${script}`] ?? '',
  }
  delete integrity[`browser/${script}`]
  await writeFile(file, JSON.stringify({ ...release, version, integrity }))
}

/** Changes the registry behind the gate's back. */
export async function rewriteRegistry(
  releases: string,
  change: (registry: Registry) => void,
): Promise<void> {
  const file = join(releases, 'registry.json')
  const registry = JSON.parse(await readFile(file, 'utf8')) as Registry
  change(registry)
  await writeFile(file, JSON.stringify(registry))
}
