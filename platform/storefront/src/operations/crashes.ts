import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@storefront/releases'
import type { Remotes } from '@storefront/shell'
import type { Context } from 'hono'
import { remotesBase } from '../releases/live-remotes.ts'

/** Runs at the end of an entry: all components that it exposes throw while they are shown. */
const crashing = (container: { get: (expose: string) => Promise<() => object> }) => {
  const crash = () => {
    throw new Error('chaos')
  }
  const crashed = (thing: unknown): unknown => {
    if (Array.isArray(thing)) return thing.map(crashed)
    if (!(thing instanceof Object)) return thing
    const parts = Object.entries(thing).map(([name, part]) =>
      /^[A-Z]/.test(name)
        ? [name, crash]
        : [name, ['routes', 'children'].includes(name) ? crashed(part) : part],
    )
    return Object.fromEntries(parts)
  }
  const get = container.get
  container.get = async (expose) => {
    const factory = await get(expose)
    return () => crashed(factory()) as object
  }
}

/** The entry of a release, followed by what makes its components throw. */
async function crashingText(releases: string, folder: string, name: string): Promise<string> {
  const text = await readFile(join(releases, folder, 'entry.js'), 'utf8')
  // What the container has is read-only.
  return `${text};${name}={...${name}};(${crashing})(${name})`
}

/** Answers `/remotes/flights/1.0.0/entry.js` with an entry whose components throw. */
export async function crashingEntry(c: Context, releases: string): Promise<Response> {
  const [name = '', version = ''] = c.req.path.slice(remotesBase.length).split('/')
  const text = await crashingText(releases, `${name}/${version}`, name)
  return c.body(text, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
}

/** The remotes of a page, where a crashing entry is the one that was released: its hash lets the browser run it. */
export async function withCrashes(
  faults: Record<string, string>,
  remotes: Remotes,
  releases: string,
): Promise<Remotes> {
  const found = Object.entries(remotes).map(async ([name, live]) => {
    const { release } = live
    if (faults[`${name}:entry`] !== 'crash') return [name, live]
    const text = await crashingText(releases, `${name}/${release.version}`, name)
    const integrity = { ...release.integrity, [release.entry]: integrityOf(Buffer.from(text)) }
    return [name, { ...live, release: { ...release, integrity } }]
  })
  return Object.fromEntries(await Promise.all(found))
}
