import type { Registry } from '@storefront/contract'
import {
  type DocumentRegistry,
  type HistoryEntry,
  keepRegistry,
  keptRegistry,
} from '@storefront/releases'
import { log } from '../operations/log.ts'
import type { TroubleLog } from '../operations/trouble-log.ts'
import type { LiveRegistry } from './live-site.ts'

/** What it needs of a registry. */
export type WatchedStore = Pick<DocumentRegistry, 'history' | 'watch'>

/**
 * The registry in a database. It is read when the database announces a change, and never while a page waits; a process that knows
 * nothing yet while the database is down starts with the copy below the folder of releases.
 */
export class WatchedRegistry implements LiveRegistry {
  readonly name = 'the registry'
  private readonly store: WatchedStore
  private readonly root: string
  private readonly troubles: TroubleLog
  private known: HistoryEntry | null = null
  private trouble: unknown = null
  private underWay: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  /** Ends the watch. */
  readonly close: () => void

  constructor(store: WatchedStore, root: string, troubles: TroubleLog) {
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
