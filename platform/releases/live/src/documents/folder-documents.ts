import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DamagedFileError, isRenamed, unlessMissing } from '../json-file.ts'
import type { Documents, Entry, VersionTag } from './documents.ts'

/** Documents in a folder, for processes of one machine. Each document is a folder, each entry of a list a file. */
export class FolderDocuments implements Documents {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  async list(name: string, newest = Number.POSITIVE_INFINITY): Promise<Entry[]> {
    const requested = (await this.files(name)).slice(-newest)
    const entries = await Promise.all(
      requested.map(async ({ revision, file }) => {
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
      // Creates the complete file or fails if it exists.
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
    const text = await readFile(join(this.folder(name), content), 'utf8').catch(unlessMissing)
    if (text !== null) return { revision, value: parsed(text) }
    // The file is lost, unless another process replaced it meanwhile, which changes the revision.
    const isLost = (await this.token(name))?.revision === revision
    return isLost ? { revision, value: null } : this.current(name)
  }

  async stamp(name: string): Promise<VersionTag | null> {
    const token = await this.token(name)
    if (!token?.revision) return null
    // Each change renames a file in the folder, which updates its time.
    const { mtime } = await stat(this.folder(name))
    return { mark: `${token.revision}-${token.content}`, changed: mtime }
  }

  /** Renames the token, a file named after the revision and the content's file. Only one writer can succeed. */
  async swap(name: string, revision: number, value: unknown): Promise<boolean> {
    const token = (await this.token(name)) ?? (await this.begin(name))
    if (token.revision !== revision) return false
    const folder = this.folder(name)
    const content = `${crypto.randomUUID()}.json`
    await writeFile(join(folder, content), written(value), { flush: true })
    const next = join(folder, `at-${revision + 1}-${content}`)
    const isLost = await rename(join(folder, `at-${revision}-${token.content}`), next).catch(
      unlessMissing,
    )
    await rm(join(folder, isLost === null ? content : token.content), { force: true })
    return isLost !== null
  }

  private folder(name: string): string {
    return join(this.root, `${name}.json.d`)
  }

  /** Reads the token; null before the first change. Throws DamagedFileError if the folder has none. */
  private async token(name: string): Promise<{ revision: number; content: string } | null> {
    // A listing may miss a file that is being renamed.
    for (let attempt = 0; attempt < 9; attempt++) {
      const names = await readdir(this.folder(name)).catch(unlessMissing)
      if (!names) return null
      const tokens = names.flatMap((file) => {
        const [, revision, content = ''] = /^at-(\d+)-(.+)$/.exec(file) ?? []
        return revision ? { revision: Number(revision), content } : []
      })
      const [newest] = tokens.sort((a, b) => b.revision - a.revision)
      if (newest) return newest
    }
    throw new DamagedFileError(`${this.folder(name)} has no revision token.`)
  }

  /** Makes the folder of a document, with the token of revision 0. */
  private async begin(name: string): Promise<{ revision: number; content: string }> {
    const draft = `${this.folder(name)}.${crypto.randomUUID()}.draft`
    await mkdir(draft, { recursive: true })
    await writeFile(join(draft, 'at-0-none'), '')
    if (!(await isRenamed(draft, this.folder(name)))) await rm(draft, { recursive: true })
    return (await this.token(name)) ?? this.begin(name)
  }

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
