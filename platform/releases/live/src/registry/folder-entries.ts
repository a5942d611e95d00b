import { access, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HistoryEntry } from '@storefront/contract'
import { unlessMissing } from '../json-file.ts'
import { type Entries, type OlderEntry, rowOf } from './entries.ts'

/**
 * Entries in a folder, for processes of one machine: a file for each document, and one for its row, so that the history
 * is read without the documents.
 */
export class FolderEntries implements Entries {
  readonly root: string
  private readonly folder: string

  constructor(root: string) {
    this.root = root
    // No app can have this name.
    this.folder = join(root, '.registry')
  }

  async newest(after = 0): Promise<number | null> {
    // Pages ask for the next revision, so they must not list the folder.
    if (after > 0 && !(await this.has(after + 1))) return null
    return (await revisionsIn(this.folder, ownFile)).at(-1) ?? null
  }

  read(revision: number): Promise<unknown> {
    return readJson(this.path(revision))
  }

  async rows(newest = Number.POSITIVE_INFINITY): Promise<unknown[]> {
    const revisions = (await revisionsIn(this.folder, ownFile)).slice(-newest)
    // A writer that was killed after the document left no row.
    const row = async (one: number) => (await readJson(this.path(one, '.row'))) ?? this.read(one)
    return Promise.all(revisions.map(row))
  }

  async append(entry: HistoryEntry): Promise<boolean> {
    await mkdir(this.folder, { recursive: true })
    const draft = join(this.folder, `.${crypto.randomUUID()}.draft`)
    try {
      await writeFile(draft, JSON.stringify(entry), { flush: true })
      await writeFile(`${draft}.row`, JSON.stringify(rowOf(entry)), { flush: true })
      // Creates the complete document or fails if it exists. After that nothing needs space on the disk.
      await link(draft, this.path(entry.revision))
      await rename(`${draft}.row`, this.path(entry.revision, '.row'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      for (const file of [draft, `${draft}.row`]) await rm(file, { force: true })
    }
    return true
  }

  async older(): Promise<OlderEntry[]> {
    const folder = join(this.root, 'history')
    const revisions = await revisionsIn(folder, /^(\d+)\.json$/)
    return Promise.all(
      revisions.map(async (revision) => {
        return { revision, value: await readJson(join(folder, nameOf(revision))) }
      }),
    )
  }

  /** True if a file of an entry exists, be it only one of the two. */
  private async has(revision: number): Promise<boolean> {
    const files = [this.path(revision), this.path(revision, '.row')]
    const found = await Promise.allSettled(files.map((file) => access(file)))
    return found.some(({ status }) => status === 'fulfilled')
  }

  private path(revision: number, part: '' | '.row' = ''): string {
    return join(this.folder, nameOf(revision, part))
  }
}

const ownFile = /^(\d+)(\.row)?\.json$/

function nameOf(revision: number, part = ''): string {
  return `${String(revision).padStart(8, '0')}${part}.json`
}

async function revisionsIn(folder: string, name: RegExp): Promise<number[]> {
  const names = (await readdir(folder).catch(unlessMissing)) ?? []
  const found = names.flatMap((file) => name.exec(file)?.[1] ?? []).map(Number)
  return [...new Set(found)].sort((a, b) => a - b)
}

/** Null for a file that is missing or no JSON. */
async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(unlessMissing)
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
