import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from '@storefront/contract'
import type { ComposedRelease } from './compose-release.ts'
import { compressed } from './compress.ts'

/** The same version was published before with other bytes: releases are immutable. */
export class ReleaseConflictError extends Error {
  override name = 'ReleaseConflictError'
}

/** Folder of one release inside a store, relative: `flights/1.0.0`. */
export function releaseFolder(name: string, version: string): string {
  return `${name}/${version}`
}

/** Releases in a directory: one immutable folder each, beside the registry. */
export class DirectoryStore {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** The published description of a version, or null when it was never published. */
  async read(name: string, version: string): Promise<Release | null> {
    const path = join(this.root, releaseFolder(name, version), 'release.json')
    try {
      await access(path)
    } catch {
      return null
    }
    return JSON.parse(await readFile(path, 'utf8')) as Release
  }

  /**
   * Publishes a release: its folder appears whole or not at all, and is never written again.
   * Publishing the same bytes twice does nothing. Throws ReleaseConflictError for other bytes under the same version.
   */
  async publish({ release, files }: ComposedRelease): Promise<'published' | 'already there'> {
    const existing = await this.read(release.name, release.version)
    if (existing) {
      if (JSON.stringify(existing.integrity) === JSON.stringify(release.integrity)) {
        return 'already there'
      }
      throw new ReleaseConflictError(
        `${release.name} ${release.version} is published with other bytes; give this one a new version.`,
      )
    }
    const folder = join(this.root, releaseFolder(release.name, release.version))
    const draft = `${folder}.${process.pid}.draft`
    await rm(draft, { recursive: true, force: true })
    const json = Buffer.from(`${JSON.stringify(release, null, 2)}\n`)
    for (const [path, bytes] of [...files, ['release.json', json] as const]) {
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
