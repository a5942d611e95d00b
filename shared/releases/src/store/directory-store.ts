import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Release } from '@storefront/contract'
import { readAs, unlessDamaged } from '../json-file.ts'
import { releaseSchema } from '../schemas.ts'
import {
  type ComposedRelease,
  compressed,
  folderSize,
  isPublished,
  type ReleaseStore,
  releaseFile,
  releaseFolder,
} from './release-store.ts'

const unpack = promisify(brotliDecompress)

/** Releases in a directory: one folder each, beside the registry. */
export class DirectoryStore implements ReleaseStore {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  read(name: string, version: string): Promise<Release | null> {
    const path = join(this.root, releaseFolder(name, version), releaseFile)
    return readAs(releaseSchema, path, `${name} ${version}: ${releaseFile}`)
  }

  async versions(name: string): Promise<string[]> {
    const folders = await readdir(join(this.root, name), { withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      },
    )
    const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
    const releases = await Promise.all(
      names.map((version) => unlessDamaged(this.read(name, version))),
    )
    return names.filter((version, n) => releases[n]?.version === version)
  }

  readFile(name: string, version: string, file: string): Promise<Buffer> {
    return readFile(join(this.root, releaseFolder(name, version), file))
  }

  async readTwin(name: string, version: string, file: string): Promise<Buffer | null> {
    try {
      return await unpack(await this.readFile(name, version, `${file}.br`))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** The folder appears by one rename. */
  async publish({ release, files }: ComposedRelease): Promise<'published' | 'already there'> {
    const { name, version } = release
    if (isPublished(await unlessDamaged(this.read(name, version)), release, name))
      return 'already there'
    const folder = join(this.root, releaseFolder(name, version))
    const draft = `${folder}.${crypto.randomUUID()}.draft`
    await rm(draft, { recursive: true, force: true })
    const json = Buffer.from(`${JSON.stringify(release, null, 2)}\n`)
    for (const [path, bytes] of [...files, [releaseFile, json] as const]) {
      await writeCompressed(join(draft, path), bytes)
    }
    // A folder without a readable description was never published completely, or is damaged.
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
    return 'published'
  }

  size(name: string, version: string): Promise<number> {
    return folderSize(join(this.root, releaseFolder(name, version)))
  }

  async remove(name: string, version: string): Promise<void> {
    const folder = join(this.root, releaseFolder(name, version))
    await rm(join(folder, releaseFile))
    await rm(folder, { recursive: true })
  }
}

/** Writes a file and, where it is worth it, its brotli twin. */
async function writeCompressed(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  const small = await compressed(path, bytes)
  if (small) await writeFile(`${path}.br`, small)
}
