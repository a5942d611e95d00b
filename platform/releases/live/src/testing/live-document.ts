import { join } from 'node:path'
import type { LiveDocument } from '@storefront/contract'
import { FolderEntries } from '../registry/folder-entries.ts'
import { nothingLive } from '../registry/registry.ts'

/** Makes a document live in a folder of releases, as the next revision, without the gate. */
export async function makeLive(root: string, document: Partial<LiveDocument>): Promise<void> {
  const entries = new FolderEntries(root)
  const revision = ((await entries.newest()) ?? 0) + 1
  const change = { at: '2026-11-22T10:00:00.000Z', by: 'a test', changes: [], revision }
  const entry = { ...nothingLive, ...document, ...change }
  await entries.append(entry)
}

/** Path of the newest entry in a folder of releases. Throws if nothing is live. */
export async function liveFile(root: string): Promise<string> {
  const newest = await new FolderEntries(root).newest()
  if (newest) return join(root, '.registry', `${String(newest).padStart(8, '0')}.json`)
  throw new Error(`Nothing is live in ${root}.`)
}
