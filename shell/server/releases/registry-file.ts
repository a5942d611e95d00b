import { stat } from 'node:fs/promises'
import type { Registry } from '@storefront/contract'
import { DamagedFileError, type DirectoryRegistry } from '@storefront/releases'
import type { TroubleLog } from '../operations/trouble-log.ts'
import type { LiveRegistry } from './live-registry.ts'

/**
 * The registry in a folder, read anew whenever its file changed. Where that cannot be read, what the last change left counts
 * for a process that knows nothing yet.
 */
export class RegistryFile implements LiveRegistry {
  readonly name = 'registry.json'
  private readonly store: DirectoryRegistry
  private readonly log: TroubleLog
  /** What is known, and the state of the file that it is from; null where it is from the history. */
  private known: { file: FileState | null; registry: Registry } | null = null

  constructor(store: DirectoryRegistry, log: TroubleLog) {
    this.store = store
    this.log = log
  }

  async read(): Promise<Registry | null> {
    try {
      await this.check()
      this.log.healed(this.name)
    } catch (error) {
      this.log.say(this.name, error)
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
