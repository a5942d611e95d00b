import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from '@storefront/contract'
import type { ComposedRelease } from './compose-release.ts'
import { compressed } from './compress.ts'
import { isPublished, type ReleaseStore, releaseFile, releaseFolder } from './release-store.ts'

/** Releases in a directory: one folder each, beside the registry. */
export class DirectoryStore implements ReleaseStore {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  async read(name: string, version: string): Promise<Release | null> {
    const path = join(this.root, releaseFolder(name, version), releaseFile)
    try {
      await access(path)
    } catch {
      return null
    }
    return JSON.parse(await readFile(path, 'utf8')) as Release
  }

  async versions(name: string): Promise<string[]> {
    const folders = await readdir(join(this.root, name), { withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      },
    )
    const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
    const releases = await Promise.all(names.map((version) => this.read(name, version)))
    return names.filter((version, n) => releases[n]?.version === version)
  }

  readFile(name: string, version: string, file: string): Promise<Buffer> {
    return readFile(join(this.root, releaseFolder(name, version), file))
  }

  /** The folder appears by one rename. */
  async publish({ release, files }: ComposedRelease): Promise<'published' | 'already there'> {
    const { name, version } = release
    if (isPublished(await this.read(name, version), release)) return 'already there'
    const folder = join(this.root, releaseFolder(name, version))
    const draft = `${folder}.${process.pid}.draft`
    await rm(draft, { recursive: true, force: true })
    const json = Buffer.from(`${JSON.stringify(release, null, 2)}\n`)
    for (const [path, bytes] of [...files, [releaseFile, json] as const]) {
      await writeCompressed(join(draft, path), bytes)
    }
    await rename(draft, folder)
    return 'published'
  }
}

/** Writes a file and, where it is worth it, its brotli twin. */
export async function writeCompressed(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  const small = await compressed(path, bytes)
  if (small) await writeFile(`${path}.br`, small)
}
