import { unwatchFile, watchFile } from 'node:fs'
import { link, mkdir, readdir, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Registry } from '@storefront/contract'
import { readAs, replaceFile, unlessDamaged } from '../json-file.ts'
import { historySchema, registrySchema } from '../schemas.ts'
import { nextEntry } from './registry-changes.ts'
import type { HistoryEntry, RegistryChange, RegistryStore } from './registry-store.ts'

const historyFolder = 'history'

/** How often the file is checked for watchers, in ms. */
const lookEveryMs = 500

/** Changes of one process wait for each other; only other processes are raced against. */
const turns = new Map<string, Promise<unknown>>()

/**
 * The registry in a folder of this machine: `registry.json`, the only file that ever changes, and a file for each change in
 * `history/`. Each revision is claimed by creating its history file, which only one can. A process killed in the middle
 * leaves either nothing or a claimed revision that the next change completes.
 */
export class DirectoryRegistry implements RegistryStore {
  readonly root: string
  /** The file that pages see. */
  readonly file: string

  constructor(root: string) {
    this.root = root
    this.file = join(root, 'registry.json')
  }

  /** The registry as pages see it, null where there is none. Throws DamagedFileError. */
  published(): Promise<Registry | null> {
    return readAs(registrySchema, this.file)
  }

  /** Where the file is damaged or missing, as the last change left it. */
  async read(): Promise<Registry> {
    const registry = await unlessDamaged(this.published())
    return registry ?? (await this.last()) ?? { revision: 0, remotes: {} }
  }

  /** The registry as the last change left it that can be read; null where nothing ever changed. */
  async last(): Promise<Registry | null> {
    for (const revision of (await this.revisions()).reverse()) {
      const entry = await this.entry(revision)
      if (entry) return entry.registry
    }
    return null
  }

  /** Without changes whose record is damaged. */
  async history(newest?: number): Promise<HistoryEntry[]> {
    const revisions = await this.revisions()
    const asked = revisions.slice(Math.max(0, revisions.length - (newest ?? revisions.length)))
    const entries = await Promise.all(asked.map((revision) => this.entry(revision)))
    return entries.filter((entry) => entry !== null)
  }

  change(by: string, change: RegistryChange): Promise<HistoryEntry> {
    const turn = (turns.get(this.root) ?? Promise.resolve()).then(() => this.apply(by, change))
    turns.set(
      this.root,
      turn.catch(() => undefined),
    )
    return turn
  }

  watch(onChange: () => void): () => void {
    const listener = () => onChange()
    watchFile(this.file, { interval: lookEveryMs, persistent: false }, listener)
    return () => unwatchFile(this.file, listener)
  }

  private async apply(by: string, change: RegistryChange): Promise<HistoryEntry> {
    await mkdir(join(this.root, historyFolder), { recursive: true })
    for (;;) {
      const current = await this.latest()
      const entry = nextEntry(current, by, change)
      if (await this.claim(entry)) {
        await this.publish()
        return entry
      }
      await pause(Math.random() * 20)
    }
  }

  /** The newest of what pages see and what was claimed. A registry edited by hand counts, unless history went on. */
  private async latest(): Promise<Registry> {
    const registry = await this.read()
    const newest = (await this.revisions()).at(-1) ?? 0
    if (newest <= registry.revision) return registry
    const entry = await this.entry(newest)
    // The number of a revision whose record is damaged stays taken.
    return entry?.registry ?? { ...registry, revision: newest }
  }

  /** Creates the history file of a revision, whole or not at all; false when another process created it. */
  private async claim(entry: HistoryEntry): Promise<boolean> {
    const draft = join(
      this.root,
      historyFolder,
      `.${entry.revision}.${process.pid}.${crypto.randomUUID()}`,
    )
    await writeFile(draft, `${JSON.stringify(entry, null, 2)}\n`, { flush: true })
    try {
      await link(draft, this.entryFile(entry.revision))
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      await unlink(draft)
    }
  }

  /** Shows the newest claimed revision to pages; never an older one than they already see. */
  private async publish(): Promise<void> {
    for (;;) {
      const registry = await this.latest()
      await replaceFile(this.file, `${JSON.stringify(registry, null, 2)}\n`)
      // Another process may have renamed an older revision over a newer one in between: check again.
      const newest = (await this.revisions()).at(-1) ?? 0
      if ((await this.read()).revision >= newest) return
    }
  }

  private entry(revision: number): Promise<HistoryEntry | null> {
    return unlessDamaged(readAs(historySchema, this.entryFile(revision)))
  }

  private async revisions(): Promise<number[]> {
    try {
      const names = await readdir(join(this.root, historyFolder))
      return names
        .filter((name) => /^\d+\.json$/.test(name))
        .map((name) => Number.parseInt(name, 10))
        .sort((a, b) => a - b)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }

  private entryFile(revision: number): string {
    return join(this.root, historyFolder, `${String(revision).padStart(8, '0')}.json`)
  }
}
