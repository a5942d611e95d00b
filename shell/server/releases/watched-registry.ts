import type { Registry } from '@storefront/contract'
import {
  type HistoryEntry,
  keepRegistry,
  keptRegistry,
  type RegistryStore,
} from '@storefront/releases'
import { log as serverLog } from '../operations/log.ts'
import type { TroubleLog } from '../operations/trouble-log.ts'
import type { LiveRegistry } from './live-registry.ts'

/**
 * The registry in a database. It is read when that tells of a change, and never while a page waits; a process that knows
 * nothing yet while the database is down starts with the copy below the folder of releases.
 */
export class WatchedRegistry implements LiveRegistry {
  readonly name = 'the registry'
  private readonly store: RegistryStore
  private readonly root: string
  private readonly log: TroubleLog
  private known: HistoryEntry | null = null
  private trouble: unknown = null
  private underWay: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  /** Ends the watch. */
  readonly close: () => void

  constructor(store: RegistryStore, root: string, log: TroubleLog) {
    this.store = store
    this.root = root
    this.log = log
    this.close = store.watch(() => void this.look())
  }

  async read(): Promise<Registry | null> {
    if (!this.known) await this.look()
    return this.known?.registry ?? null
  }

  changedAt(): Date {
    return this.known ? new Date(this.known.at) : new Date()
  }

  /** By the latest look: whoever asks for readiness does not wait for a database that hangs. */
  async check(): Promise<void> {
    if (this.trouble) throw this.trouble
  }

  /** One look after the other, so that what is known never grows older. All who ask while one is under way share the next. */
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
      this.log.healed(this.name)
      if (!newest || newest.revision === this.known?.revision) return
      this.known = newest
      await this.keep(newest)
    } catch (error) {
      this.trouble = error
      this.log.say(this.name, error)
      this.known ??= await keptRegistry(this.root)
    }
  }

  private async keep(entry: HistoryEntry): Promise<void> {
    try {
      await keepRegistry(this.root, entry)
    } catch (error) {
      serverLog.error({ error }, 'no copy of the registry could be kept')
    }
  }
}
