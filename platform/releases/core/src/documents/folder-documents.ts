import { unwatchFile, watchFile } from 'node:fs'
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { readAs, replaceFile } from '../json-file.ts'
import type { Documents, Entry, Range } from './documents.ts'

/** How often a file is checked for watchers, in ms. */
const lookEveryMs = 500

/** Documents in a folder, for any number of processes of one machine: a file each; a list is a folder with a file for each entry. */
export class FolderDocuments implements Documents {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  read(name: string): Promise<unknown> {
    return readAs(v.unknown(), this.path(name))
  }

  async replace(name: string, value: unknown): Promise<void> {
    await mkdir(dirname(this.path(name)), { recursive: true })
    await replaceFile(this.path(name), written(value))
  }

  async list(name: string, range: Range = {}): Promise<Entry[]> {
    const { after = 0, before = Number.POSITIVE_INFINITY, first, newest } = range
    const within = (await this.files(name)).filter(
      ({ revision }) => revision > after && revision < before,
    )
    const asked = newest === undefined ? within.slice(0, first) : within.slice(-newest)
    const entries = await Promise.all(
      asked.map(async ({ revision, file }) => {
        const text = await readFile(join(this.root, name, file), 'utf8').catch(unlessMissing)
        return text === null ? [] : [{ revision, value: parsed(text) }]
      }),
    )
    // Where old entries do not stay, others may have removed all of these meanwhile.
    return asked.length > 0 && entries.flat().length === 0 ? this.list(name, range) : entries.flat()
  }

  async append(name: string, { revision, value }: Entry, keep?: number): Promise<boolean> {
    const folder = join(this.root, name)
    await mkdir(folder, { recursive: true })
    const draft = join(folder, `.${crypto.randomUUID()}.draft`)
    await writeFile(draft, written(value), { flush: true })
    try {
      // Creates the file whole or not at all; only one can.
      await link(draft, join(folder, fileOf(revision)))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      await rm(draft, { force: true })
    }
    if (keep) {
      for (const { file } of (await this.files(name)).slice(0, -keep))
        await rm(join(folder, file), { force: true })
    }
    return true
  }

  watch(name: string, onChange: () => void): () => void {
    const listener = () => onChange()
    watchFile(this.path(name), { interval: lookEveryMs, persistent: false }, listener)
    return () => unwatchFile(this.path(name), listener)
  }

  /** When a document was last changed, and a mark that every change makes another. Throws where there is none. */
  async mark(name: string): Promise<{ changed: Date; mark: string }> {
    const { mtime, mtimeNs, ino, size } = await stat(this.path(name), { bigint: true })
    // Another one after every change, also of two within one millisecond.
    return { changed: mtime, mark: `${mtimeNs} ${ino} ${size}` }
  }

  async close(): Promise<void> {}

  /** The file of a document. */
  path(name: string): string {
    return join(this.root, `${name}.json`)
  }

  /** The files of a list, by their numbers: some were written without zeros. */
  private async files(name: string): Promise<{ revision: number; file: string }[]> {
    const names = (await readdir(join(this.root, name)).catch(unlessMissing)) ?? []
    return names
      .filter((file) => /^\d+\.json$/.test(file))
      .map((file) => ({ revision: Number.parseInt(file, 10), file }))
      .sort((a, b) => a.revision - b.revision)
  }
}

function fileOf(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`
}

function written(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
