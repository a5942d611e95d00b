import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Release } from '@storefront/contract'
import { isPublished } from '../integrity.ts'
import { readAs, unlessDamaged } from '../json-file.ts'
import { releaseSchema } from '../schemas.ts'
import {
  type ComposedRelease,
  type ReleaseStore,
  releaseFile,
  releaseFolder,
} from './release-store.ts'

const compressible = /\.(js|mjs|css|svg|json|html|txt|xml)$/

const pack = promisify(brotliCompress)
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

/** Every file below a folder with its path from there, after `prefix`. */
export async function filesBelow(root: string, prefix: string): Promise<[string, Buffer][]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(
      async (path): Promise<[string, Buffer]> => [
        `${prefix}${relative(root, path).split(sep).join('/')}`,
        await readFile(path),
      ],
    ),
  )
}

/** Bytes of all files below a folder. */
export async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Brotli-11 of a file worth compressing, else null: done once at release time, never per request. */
async function compressed(path: string, bytes: Buffer): Promise<Buffer | null> {
  if (!compressible.test(path)) return null
  return pack(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // Blocks of 64 kB: a large script has parts of more than one kind, and gets a thousandth smaller.
      [constants.BROTLI_PARAM_LGBLOCK]: 16,
    },
  })
}

/** Writes the brotli twin of every file below a folder that is worth it. */
export async function compressFolder(root: string): Promise<void> {
  const files = await filesBelow(root, '')
  await Promise.all(
    files.map(async ([path, bytes]) => {
      const small = await compressed(path, bytes)
      if (small) await writeFile(join(root, `${path}.br`), small)
    }),
  )
}
