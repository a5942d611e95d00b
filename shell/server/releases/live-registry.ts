import { stat } from 'node:fs/promises'
import type { Registry } from '@storefront/contract'
import { DamagedFileError, type DirectoryRegistry } from '@storefront/releases'
import type { TroubleLog } from '../operations/trouble-log.ts'

/**
 * The registry, read anew whenever its file changed: a switch needs no restart. Where the file cannot be read, what was
 * live before goes on: what this process knows, else what the last change left.
 */
export class LiveRegistry {
  private readonly store: DirectoryRegistry
  private readonly log: TroubleLog
  /** What is known, and the state of the file that it is from; null where it is from the history. */
  private known: { file: FileState | null; registry: Registry } | null = null

  constructor(store: DirectoryRegistry, log: TroubleLog) {
    this.store = store
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
    return this.known?.file?.changed ?? new Date()
  }

  /** Reads the file if it changed. Throws when it is missing or damaged. */
  async refresh(): Promise<void> {
    const file = await stateOf(this.store.file)
    if (this.known?.file?.mark === file.mark) return
    const registry = await this.store.published()
    if (!registry) throw new DamagedFileError('registry.json is missing.')
    this.known = { file, registry }
  }

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
