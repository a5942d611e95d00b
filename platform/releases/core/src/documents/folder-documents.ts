import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { DamagedFileError, isRenamed, readAs, replaceFile, unlessMissing } from '../json-file.ts'
import type { Documents, Entry, Range } from './documents.ts'

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
    return entries.flat()
  }

  async append(name: string, { revision, value }: Entry): Promise<boolean> {
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
    return true
  }

  async current(name: string): Promise<Entry | null> {
    const token = await this.token(name)
    if (!token?.revision) return null
    const { revision, content } = token
    const text = await readFile(join(this.counted(name), content), 'utf8').catch(unlessMissing)
    // Another process may have changed it meanwhile.
    return text === null ? this.current(name) : { revision, value: parsed(text) }
  }

  /** Only one can rename the token, whose name says how many changes there were and which file has the content. */
  async swap(name: string, revision: number, value: unknown): Promise<boolean> {
    const token = (await this.token(name)) ?? (await this.begin(name))
    if (token.revision !== revision) return false
    const folder = this.counted(name)
    const content = `${crypto.randomUUID()}.json`
    await writeFile(join(folder, content), written(value), { flush: true })
    const next = join(folder, `at-${revision + 1}-${content}`)
    const isLost = await rename(join(folder, `at-${revision}-${token.content}`), next).catch(
      unlessMissing,
    )
    await rm(join(folder, isLost === null ? content : token.content), { force: true })
    return isLost !== null
  }

  /** When a document was last changed, and a mark that every change makes another. Throws where there is none. */
  async mark(name: string): Promise<{ changed: Date; mark: string }> {
    const { mtime, mtimeNs, ino, size } = await stat(this.path(name), { bigint: true })
    // Another one after every change, also of two within one millisecond.
    return { changed: mtime, mark: `${mtimeNs} ${ino} ${size}` }
  }

  async close(): Promise<void> {}

  path(name: string): string {
    return join(this.root, `${name}.json`)
  }

  /** The folder of a document that is changed by `swap`. */
  private counted(name: string): string {
    return `${this.path(name)}.d`
  }

  /** Null where there is none yet. Throws DamagedFileError. */
  private async token(name: string): Promise<{ revision: number; content: string } | null> {
    // While it is renamed, a listing may miss it.
    for (let look = 0; look < 9; look++) {
      const names = await readdir(this.counted(name)).catch(unlessMissing)
      if (!names) return null
      const tokens = names.flatMap((file) => {
        const [, revision, content = ''] = /^at-(\d+)-(.+)$/.exec(file) ?? []
        return revision ? { revision: Number(revision), content } : []
      })
      const [newest] = tokens.sort((a, b) => b.revision - a.revision)
      if (newest) return newest
    }
    throw new DamagedFileError(`${this.counted(name)} does not say how often it was changed.`)
  }

  /** Makes the folder with its token, of which there is one for ever. */
  private async begin(name: string): Promise<{ revision: number; content: string }> {
    const draft = `${this.counted(name)}.${crypto.randomUUID()}.draft`
    await mkdir(draft, { recursive: true })
    await writeFile(join(draft, 'at-0-none'), '')
    if (!(await isRenamed(draft, this.counted(name)))) await rm(draft, { recursive: true })
    return (await this.token(name)) ?? this.begin(name)
  }

  /** The files of a list, by their numbers. */
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
