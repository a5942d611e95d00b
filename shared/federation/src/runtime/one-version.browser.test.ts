import type { LiveRemote } from '@storefront/contract'
import { expect, test } from 'vitest'
import { loadScript } from './load-script.ts'
import { makeRoom } from './one-version.ts'

/** A version whose files are scripts written into their addresses. */
function version(name: string): LiveRemote {
  const release = { name: 'flights', version: name, mounts: [], entry: '', exposes: {} }
  return {
    baseUrl: `data:text/javascript,/*${name}*/`,
    release: { ...release, screens: {}, integrity: {} },
  }
}

const [live, before] = [version('1.1.0'), version('1.0.0')]
const seen = globalThis as unknown as { installed: Record<string, string[]> }

async function run({ baseUrl }: LiveRemote, code: string) {
  await loadScript({ url: `${baseUrl}${encodeURIComponent(code)}`, timeoutMs: 2000 })
}

/** What a container of Rspack does first: it takes the chunks that are there, and is told of those to come. */
const container = (of: LiveRemote) =>
  run(
    of,
    `{ const chunks = (globalThis.rspackChunkflights ||= [])
     const install = (parent, chunk) => {
       parent?.(chunk)
       ;(globalThis.installed['${of.release.version}'] ||= []).push(chunk)
     }
     chunks.forEach((chunk) => install(null, chunk))
     chunks.push = install.bind(null, chunks.push.bind(chunks)) }`,
  )
const chunk = (of: LiveRemote, name: string) =>
  run(of, `(globalThis.rspackChunkflights ||= []).push('${name}')`)

test('once another version stands in, it alone gets chunks, and its own alone', async () => {
  seen.installed = {}
  await container(live)
  await chunk(live, 'live, in time')
  makeRoom(live, before)
  await chunk(live, 'live, late')
  await container(before)
  await chunk(before, 'before')
  await chunk(live, 'live, later')
  await container(live)
  await chunk(before, 'before, later')
  expect(seen.installed['1.0.0']).toEqual(['before', 'before, later'])
  // Its own container, when it comes late, may look at what is there: nobody asks it for anything.
  expect(seen.installed['1.1.0']).not.toContain('before, later')
})

test('what a version left in the page goes with it, and nothing of another remote', () => {
  document.head.innerHTML = `<link data-rspack="flights:chunk-1"><style data-styles-of="flights"></style>
    <link data-rspack="hotels:chunk-1"><style data-styles-of="hotels"></style>`
  makeRoom(live, before)
  expect(document.head.innerHTML.trim()).toBe(
    '<link data-rspack="hotels:chunk-1"><style data-styles-of="hotels"></style>',
  )
})
