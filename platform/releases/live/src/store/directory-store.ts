import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { isPublished } from '../integrity.ts'
import { isRenamed, readAs, unlessDamaged, unlessMissing } from '../json-file.ts'
import {
  type AnyRelease,
  type ComposedRelease,
  type Described,
  descriptionFile,
  nameOf,
  type ReleaseStore,
  registriesFolder,
  releaseFolder,
  schemaOf,
} from './release-store.ts'

const compressible = /\.(js|mjs|css|svg|json|html|txt|xml)$/

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/** Releases in a folder. `hasTwins: false` skips compression, for releases that are soon removed. */
export class DirectoryStore implements ReleaseStore {
  readonly root: string
  private readonly hasTwins: boolean

  constructor(root: string, { hasTwins = true } = {}) {
    this.root = root
    this.hasTwins = hasTwins
  }

  read<Name extends string>(name: Name, version: string): Promise<Described<Name> | null> {
    const file = descriptionFile(name)
    return readAs(
      schemaOf(name),
      join(this.folder(name, version), file),
      `${name} ${version}: ${file}`,
    )
  }

  async versions(name: string): Promise<string[]> {
    const folder = this.folder(name, '')
    const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing)
    const names = (entries ?? []).filter((entry) => entry.isDirectory()).map((entry) => entry.name)
    const releases = await Promise.all(
      names.map((version) => unlessDamaged(this.read(name, version))),
    )
    // Leaves out drafts: their folders are not named after the version in the description.
    return names.filter((version, n) => releases[n]?.version === version)
  }

  readFile(name: string, version: string, file: string): Promise<Buffer> {
    return readFile(join(this.folder(name, version), file))
  }

  async readTwin(name: string, version: string, file: string): Promise<Buffer | null> {
    const twin = await this.readFile(name, version, `${file}.br`).catch(unlessMissing)
    return twin && unpack(twin)
  }

  /** Renames the complete folder into place, which only one writer can. */
  async publish(composed: ComposedRelease<AnyRelease>): Promise<'published' | 'already there'> {
    const { release, files } = composed
    const [name, { version }] = [nameOf(release), release]
    const there = () => unlessDamaged(this.read(name, version))
    if (isPublished(await there(), release)) return 'already there'
    const folder = this.folder(name, version)
    const draft = `${folder}.${crypto.randomUUID()}.draft`
    const json = Buffer.from(`${JSON.stringify(release, null, 2)}\n`)
    const all = [...files, [descriptionFile(name), json] as const]
    try {
      await Promise.all(
        all.map(([path, bytes]) => writeReleased(draft, path, bytes, this.hasTwins)),
      )
      while (!(await isRenamed(draft, folder))) {
        if (isPublished(await there(), release)) return 'already there'
        await this.removeDamaged(name, version)
      }
      return 'published'
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }

  /** Removes a folder without a readable description: it is incomplete or damaged. */
  private async removeDamaged(name: string, version: string): Promise<void> {
    const folder = this.folder(name, version)
    const aside = `${folder}.${crypto.randomUUID()}.draft`
    if ((await isRenamed(folder, aside).catch(unlessMissing)) === null) return
    const file = join(aside, descriptionFile(name))
    // Another process may have published this version meanwhile.
    if (await unlessDamaged(readAs(schemaOf(name), file))) await isRenamed(aside, folder)
    else await rm(aside, { recursive: true })
  }

  async remove(name: string, version: string): Promise<void> {
    const folder = this.folder(name, version)
    await rm(join(folder, descriptionFile(name)))
    await rm(folder, { recursive: true })
  }

  async registries(): Promise<string[]> {
    const names = await readdir(join(this.root, registriesFolder)).catch(unlessMissing)
    return (names ?? []).map(decodeURIComponent)
  }

  async addRegistry(name: string): Promise<void> {
    await mkdir(join(this.root, registriesFolder), { recursive: true })
    await writeFile(join(this.root, registriesFolder, encodeURIComponent(name)), '')
  }

  private folder(name: string, version: string): string {
    return join(this.root, releaseFolder(name, version))
  }
}

/** Writes a file, and a brotli-11 copy (`.br`) if browsers load it and files of its type are compressible. */
async function writeReleased(
  folder: string,
  file: string,
  bytes: Buffer,
  withTwin: boolean,
): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  if (!withTwin || file.startsWith('server/') || !compressible.test(file)) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await pack(bytes, { params }))
}

/** All files below a folder, with `prefix` before their relative paths. */
export async function filesBelow(root: string, prefix: string): Promise<[string, Buffer][]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
      const path = join(parentPath, name)
      return [`${prefix}${relative(root, path).split(sep).join('/')}`, await readFile(path)]
    }),
  )
}
