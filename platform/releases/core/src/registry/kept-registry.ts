import { join } from 'node:path'
import { readAs, replaceFile } from '../json-file.ts'
import { historySchema } from '../schemas.ts'
import type { HistoryEntry } from './history.ts'

/** The copy that a storefront starts with while the database is down; never a remote's name. */
const keptFile = '.registry.json'

/** Keeps a copy of the newest change below the folder of releases. */
export function keepRegistry(root: string, entry: HistoryEntry): Promise<void> {
  return replaceFile(join(root, keptFile), JSON.stringify(entry))
}

/** The copy; null where there is none that can be read. */
export function keptRegistry(root: string): Promise<HistoryEntry | null> {
  // However it is damaged, there is no other source.
  return readAs(historySchema, join(root, keptFile)).catch(() => null)
}
