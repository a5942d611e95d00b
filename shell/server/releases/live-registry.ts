import { stat } from 'node:fs/promises'
import type { Registry } from '@storefront/contract'
import {
  DamagedFileError,
  DirectoryRegistry,
  type HistoryEntry,
  keepRegistry,
  keptRegistry,
  openRegistry,
  type RegistryStore,
} from '@storefront/releases'
import type { ServerConfig } from '../config.ts'
import { log } from '../operations/log.ts'
import type { TroubleLog } from '../operations/trouble-log.ts'

/**
 * The registry as pages see it: a switch needs no restart. Where it cannot be read, what this process knows goes on
 * (docs/decisions/0025).
 */
export type LiveRegistry = {
  /** Its name in the log and in `/readyz`. */
  name: string
  /** The registry as it is now or was last read; null if it was never read. */
  read(): Promise<Registry | null>
  /** When it was last changed. */
  changedAt(): Date
  /** Throws when it cannot be read now. */
  check(): Promise<void>
  close(): void
}

/** The registry of an address: a folder or `postgres://…`. `releases` is the folder of the releases. */
export async function openLiveRegistry(
  { registry, releases }: Pick<ServerConfig, 'registry' | 'releases'>,
  troubles: TroubleLog,
): Promise<LiveRegistry> {
  const store = await openRegistry(registry)
  return store instanceof DirectoryRegistry
    ? new RegistryFile(store, troubles)
    : new WatchedRegistry(store, releases, troubles)
}

/**
 * The registry in a folder, read anew whenever its file changed. Where that cannot be read, what the last change left counts
 * for a process that knows nothing yet.
 */
export class RegistryFile implements LiveRegistry {
  readonly name = 'registry.json'
  private readonly store: DirectoryRegistry
  private readonly troubles: TroubleLog
  /** What is known, and the state of the file that it is from; null where it is from the history. */
  private known: { file: FileState | null; registry: Registry } | null = null

  constructor(store: DirectoryRegistry, troubles: TroubleLog) {
    this.store = store
    this.troubles = troubles
  }

  async read(): Promise<Registry | null> {
    try {
      await this.check()
      this.troubles.healed(this.name)
    } catch (error) {
      this.troubles.say(this.name, error)
      this.known ??= await this.fromHistory()
    }
    return this.known?.registry ?? null
  }

  changedAt(): Date {
    return this.known?.file?.changed ?? new Date()
  }

  /** Reads the file if it changed. */
  async check(): Promise<void> {
    const file = await stateOf(this.store.file)
    if (this.known?.file?.mark === file.mark) return
    const registry = await this.store.published()
    if (!registry) throw new DamagedFileError('registry.json is missing.')
    this.known = { file, registry }
  }

  close(): void {}

  private async fromHistory() {
    const registry = await this.store.last()
    return registry && { file: null, registry }
  }
}

/** When a file was changed, and a mark that differs after every change, also of two within one millisecond. */
type FileState = { changed: Date; mark: string }

async function stateOf(path: string): Promise<FileState> {
  const { mtime, mtimeNs, ino, size } = await stat(path, { bigint: true })
  return { changed: mtime, mark: `${mtimeNs} ${ino} ${size}` }
}

/**
 * The registry in a database. It is read when that tells of a change, and never while a page waits; a process that knows
 * nothing yet while the database is down starts with the copy below the folder of releases.
 */
export class WatchedRegistry implements LiveRegistry {
  readonly name = 'the registry'
  private readonly store: RegistryStore
  private readonly root: string
  private readonly troubles: TroubleLog
  private known: HistoryEntry | null = null
  private trouble: unknown = null
  private underWay: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  /** Ends the watch. */
  readonly close: () => void

  constructor(store: RegistryStore, root: string, troubles: TroubleLog) {
    this.store = store
    this.root = root
    this.troubles = troubles
    this.close = store.watch(() => void this.look())
  }

  async read(): Promise<Registry | null> {
    if (!this.known) await this.look()
    return this.known?.registry ?? null
  }

  changedAt(): Date {
    return this.known ? new Date(this.known.at) : new Date()
  }

  /** From the latest check: `/readyz` does not wait for a database that hangs. */
  async check(): Promise<void> {
    if (this.trouble) throw this.trouble
  }

  /** One read at a time, so that an older answer never replaces a newer one. Callers during a read share the next one. */
  private look(): Promise<void> {
    this.next ??= this.underWay.then(() => {
      this.next = null
      return this.readStore()
    })
    this.underWay = this.next
    return this.next
  }

  private async readStore(): Promise<void> {
    try {
      const [newest] = await this.store.history(1)
      this.trouble = null
      this.troubles.healed(this.name)
      if (!newest || newest.revision === this.known?.revision) return
      this.known = newest
      await this.keep(newest)
    } catch (error) {
      this.trouble = error
      this.troubles.say(this.name, error)
      this.known ??= await keptRegistry(this.root)
    }
  }

  private async keep(entry: HistoryEntry): Promise<void> {
    try {
      await keepRegistry(this.root, entry)
    } catch (error) {
      log.error({ error }, 'no copy of the registry could be kept')
    }
  }
}
