import { stat } from 'node:fs/promises'
import type { Registry } from '@storefront/contract'
import {
  DamagedFileError,
  lastRegistry,
  readRegistryFile,
  registryPath,
} from '@storefront/federation/release'
import type { TroubleLog } from '../operations/trouble-log.ts'

/**
 * The registry, read anew whenever its file changed: a switch needs no restart. Where the file cannot be read, what was
 * live before goes on: what this process knows, else what the last change left.
 */
export class LiveRegistry {
  private readonly root: string
  private readonly log: TroubleLog
  /** What is known, and when its file was written; null where it is not from the file. */
  private known: { mtime: Date | null; registry: Registry } | null = null

  constructor(root: string, log: TroubleLog) {
    this.root = root
    this.log = log
  }

  /** The registry as it is now or was last known; null where it never was. */
  async read(): Promise<Registry | null> {
    try {
      await this.refresh()
      this.log.healed('registry.json')
    } catch (error) {
      this.log.say('registry.json', error)
      this.known ??= await this.fromHistory()
    }
    return this.known?.registry ?? null
  }

  /** When the registry was last changed. */
  get changedAt(): Date {
    return this.known?.mtime ?? new Date()
  }

  /** Reads the file if it changed. Throws when it is missing or damaged. */
  async refresh(): Promise<void> {
    const { mtime } = await stat(registryPath(this.root))
    if (this.known?.mtime?.getTime() === mtime.getTime()) return
    const registry = await readRegistryFile(this.root)
    if (!registry) throw new DamagedFileError('registry.json is missing.')
    this.known = { mtime, registry }
  }

  private async fromHistory() {
    const registry = await lastRegistry(this.root)
    return registry && { mtime: null, registry }
  }
}
