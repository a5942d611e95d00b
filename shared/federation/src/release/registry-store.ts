import { link, mkdir, readdir, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Registry } from '@storefront/contract'
import { readAs, unlessDamaged } from './json-file.ts'
import type { Change, RegistryChange } from './registry-changes.ts'
import { historySchema, registrySchema } from './schemas.ts'

/** One change in the history: who did what when, and the registry it led to. */
export type HistoryEntry = {
  revision: number
  at: string
  by: string
  changes: Change[]
  registry: Registry
}

const historyFolder = 'history'

/** Where the registry of a release store is: the only file that ever changes. */
export function registryPath(root: string): string {
  return join(root, 'registry.json')
}

/** The registry as pages see it, null where there is none. Throws DamagedFileError. */
export function readRegistryFile(root: string): Promise<Registry | null> {
  return readAs(registrySchema, registryPath(root))
}

/** The registry; where its file is damaged or missing, as the last change left it. Empty before the first. */
export async function readRegistry(root: string): Promise<Registry> {
  const registry = await unlessDamaged(readRegistryFile(root))
  return registry ?? (await lastRegistry(root)) ?? { revision: 0, remotes: {} }
}

/** The registry as the last change left it that can be read; null where nothing ever changed. */
export async function lastRegistry(root: string): Promise<Registry | null> {
  for (const revision of (await historyRevisions(root)).reverse()) {
    const entry = await readEntry(root, revision)
    if (entry) return entry.registry
  }
  return null
}

/** Every change ever made, oldest first, without those whose record is damaged. */
export async function readHistory(root: string): Promise<HistoryEntry[]> {
  const revisions = await historyRevisions(root)
  const entries = await Promise.all(revisions.map((revision) => readEntry(root, revision)))
  return entries.filter((entry) => entry !== null)
}

function readEntry(root: string, revision: number): Promise<HistoryEntry | null> {
  return unlessDamaged(readAs(historySchema, historyPath(root, revision)))
}

/**
 * Applies a change to the registry, whoever else is changing it: each revision is claimed by creating its history
 * file, which only one can, and the loser applies its change to what the winner left. A process killed in the
 * middle leaves either nothing or a claimed revision that the next change completes.
 */
export function changeRegistry(
  root: string,
  by: string,
  change: RegistryChange,
): Promise<HistoryEntry> {
  const turn = (turns.get(root) ?? Promise.resolve()).then(() => applyChange(root, by, change))
  turns.set(
    root,
    turn.catch(() => undefined),
  )
  return turn
}

/** Changes of one process wait for each other; only other processes are raced against. */
const turns = new Map<string, Promise<unknown>>()

async function applyChange(
  root: string,
  by: string,
  change: RegistryChange,
): Promise<HistoryEntry> {
  await mkdir(join(root, historyFolder), { recursive: true })
  for (;;) {
    const current = await latest(root)
    const { registry, changes } = change(current)
    const revision = current.revision + 1
    const entry: HistoryEntry = {
      revision,
      at: new Date().toISOString(),
      by,
      changes,
      registry: { ...registry, revision },
    }
    if (await claim(root, entry)) {
      await publish(root)
      return entry
    }
    await pause(Math.random() * 20)
  }
}

/** The newest of what pages see and what was claimed. A registry edited by hand counts, unless history went on. */
async function latest(root: string): Promise<Registry> {
  const registry = await readRegistry(root)
  const newest = (await historyRevisions(root)).at(-1) ?? 0
  if (newest <= registry.revision) return registry
  const entry = await readEntry(root, newest)
  // The number of a revision whose record is damaged stays taken.
  return entry?.registry ?? { ...registry, revision: newest }
}

/** Creates the history file of a revision, whole or not at all; false when somebody else has it. */
async function claim(root: string, entry: HistoryEntry): Promise<boolean> {
  const draft = join(
    root,
    historyFolder,
    `.${entry.revision}.${process.pid}.${crypto.randomUUID()}`,
  )
  await writeFile(draft, `${JSON.stringify(entry, null, 2)}\n`, { flush: true })
  try {
    await link(draft, historyPath(root, entry.revision))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await unlink(draft)
  }
}

/** Shows the newest claimed revision to pages; never an older one than they already see. */
async function publish(root: string): Promise<void> {
  for (;;) {
    const registry = await latest(root)
    const draft = `${registryPath(root)}.${process.pid}.${crypto.randomUUID()}`
    await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`, { flush: true })
    await rename(draft, registryPath(root))
    // Another process may have renamed an older revision over a newer one in between: look again.
    const newest = (await historyRevisions(root)).at(-1) ?? 0
    if ((await readRegistry(root)).revision >= newest) return
  }
}

async function historyRevisions(root: string): Promise<number[]> {
  try {
    const names = await readdir(join(root, historyFolder))
    return names
      .filter((name) => /^\d+\.json$/.test(name))
      .map((name) => Number.parseInt(name, 10))
      .sort((a, b) => a - b)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function historyPath(root: string, revision: number): string {
  return join(root, historyFolder, `${String(revision).padStart(8, '0')}.json`)
}
