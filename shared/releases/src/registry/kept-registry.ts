import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAs } from '../json-file.ts'
import { historySchema } from '../schemas.ts'
import type { HistoryEntry } from './registry-store.ts'

/** The copy that a storefront starts with while the database is down; never a remote's name. */
const keptFile = '.registry.json'

/** Keeps a copy of the newest change below the folder of releases. */
export async function keepRegistry(root: string, entry: HistoryEntry): Promise<void> {
  const file = join(root, keptFile)
  // Storefronts of several machines share the folder, and in containers all have the same process id.
  const draft = `${file}.${crypto.randomUUID()}.draft`
  await writeFile(draft, JSON.stringify(entry))
  await rename(draft, file)
}

/** The copy; null where there is none that can be read. */
export function keptRegistry(root: string): Promise<HistoryEntry | null> {
  // However it is damaged, there is no other source.
  return readAs(historySchema, join(root, keptFile)).catch(() => null)
}
