import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@storefront/releases'
import type { Remotes } from '@storefront/shell'
import type { Context } from 'hono'
import { remotesBase } from '../releases/release-source.ts'

/** Added to the end of an entry: makes every component that it exposes throw while it renders. */
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
  // The container's own properties are read-only, hence the copy.
  return `${text};${name}={...${name}};(${crashing})(${name})`
}

/** Answers `/remotes/flights/1.0.0/entry.js` with an entry whose components throw. */
export async function crashingEntry(c: Context, releases: string): Promise<Response> {
  const [name = '', version = ''] = c.req.path.slice(remotesBase.length).split('/')
  const text = await crashingText(releases, `${name}/${version}`, name)
  return c.body(text, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
}

/** The remotes of a page, with the hash of the crashing entry instead of the released one, so that the browser runs it. */
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
