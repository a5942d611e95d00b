import { expect, test } from 'vitest'
import { ReadRegistry } from './registry.ts'

/** A registry whose live version names the document that it was read from. */
const registryOf = (source: string, revision: number) => {
  return { revision, remotes: { flights: { live: source, versions: [source] } } }
}

/** Damaged changes state another revision. */
const change = (revision: number, isDamaged: boolean) => {
  const registry = registryOf(`change-${revision}`, isDamaged ? 99 : revision)
  return { revision, value: { revision, at: '', by: 'ana', changes: [], registry } }
}

test.each([
  ['the last change', [true, true], 2, 'change-2'],
  ['the published document if it is newer', [true], 2, 'published'],
  ['the published document if the last change is damaged', [true, false], 1, 'published'],
  ['the published document if no change is readable', [false], 1, 'published'],
  ['the last readable change if an older one is published', [true, true, false], 1, 'change-2'],
  ['the last readable change if none is published', [true, false], null, 'change-1'],
  ['nothing before the first change', [], null, undefined],
])('reads %s', async (_, readable, published, source) => {
  const changes = readable.map((isReadable, n) => change(n + 1, !isReadable))
  const value = { ...registryOf('published', published ?? 0), releases: {}, standIns: {} }
  const documents = {
    list: async (_name: string, newest = changes.length) => changes.slice(-newest),
    current: async () => published && { revision: 1, value },
  }
  const { revision, remotes } = await new ReadRegistry(documents as never).read()
  expect(remotes.flights?.live).toBe(source)
  // A damaged change still occupies its revision.
  expect(revision).toBe(Math.max(changes.length, published ?? 0))
})
