import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry, ShellOffer, ShellRelease } from '@storefront/contract'
import { alteredDescription, alteredFiles, integrityOfAll, isPublished } from '../integrity.ts'
import { readAs, unlessDamaged } from '../json-file.ts'
import { shellName } from '../registry/registry-changes.ts'
import { shellReleaseSchema } from '../schemas.ts'
import { compressFolder, filesBelow } from './directory-store.ts'
import { shellFile } from './release-store.ts'

/** Folder of the shell's releases, beside the registry; its name is never a remote's. */
const shellFolders = '.shell'

export type PublishShellOptions = {
  /** What the shell's build left. */
  dist: string
  offer: ShellOffer
  /** Version in its package.json; the release is named after it and after its own bytes unless `exact`. */
  packageVersion: string
  exact?: boolean
}

/**
 * Publishes the shell into an immutable folder of its own; nothing is live by that. Throws ReleaseConflictError when the
 * version is there with other files.
 */
export async function publishShell(
  root: string,
  { dist, offer, packageVersion, exact = false }: PublishShellOptions,
): Promise<ShellRelease> {
  const integrity = integrityOfAll(new Map(await filesBelow(dist, '')))
  const bytes = createHash('sha256')
    .update(JSON.stringify([offer, integrity]))
    .digest('hex')
  const version = exact ? packageVersion : `${packageVersion}-${bytes.slice(0, 8)}`
  const release: ShellRelease = { ...offer, version, integrity }
  const published = await unlessDamaged(readShell(root, version))
  if (isPublished(published, release, shellName)) return release
  const folder = shellFolder(root, version)
  const draft = `${folder}.${crypto.randomUUID()}.draft`
  await rm(draft, { recursive: true, force: true })
  await cp(dist, draft, { recursive: true })
  await compressFolder(join(draft, 'browser'))
  await writeFile(join(draft, shellFile), JSON.stringify(release, null, 2))
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
  return release
}

/** A version of the shell as it was published, or null when it never was. Throws DamagedFileError. */
export function readShell(root: string, version: string): Promise<ShellRelease | null> {
  const file = join(shellFolder(root, version), shellFile)
  return readAs(shellReleaseSchema, file, `shell ${version}: ${shellFile}`)
}

/** Folder of one release of the shell: `browser/` and `server/`. */
export function shellFolder(root: string, version: string): string {
  return join(root, shellFolders, version)
}

/** The versions of the shell that were published, the newest first; empty where none was. */
export async function shellVersions(root: string): Promise<string[]> {
  const folders = await readdir(join(root, shellFolders)).catch(() => [])
  const found = await Promise.all(
    folders.map(async (version) => {
      const at = await stat(join(shellFolder(root, version), shellFile)).catch(() => null)
      return at && !version.endsWith('.draft') ? [{ version, at: at.mtimeMs }] : []
    }),
  )
  return found
    .flat()
    .sort((a, b) => b.at - a.at)
    .map(({ version }) => version)
}

/**
 * The live shell; where it cannot be read, the one that was live before it, else the newest that can. Throws when there
 * is none.
 */
export async function liveShell(root: string, { shell }: Registry): Promise<ShellRelease> {
  const before = shell?.lastGood ? [shell.lastGood] : []
  const versions = shell ? [shell.live, ...before] : []
  for (const version of [...versions, ...(await shellVersions(root))]) {
    const release = await unlessDamaged(readShell(root, version))
    if (release) return release
  }
  throw new Error(`No shell was ever published in ${root}: npm run build`)
}

/** Copies a version of the shell from one folder of releases to another, byte by byte. */
export async function copyShell(from: string, to: string, version: string): Promise<void> {
  await cp(shellFolder(from, version), shellFolder(to, version), { recursive: true })
}

/** Takes a version of the shell out of the folder of releases: its description first. */
export async function removeShell(root: string, version: string): Promise<void> {
  const folder = shellFolder(root, version)
  await rm(join(folder, shellFile))
  await rm(folder, { recursive: true })
}

/** What is wrong with a release of the shell, a sentence each: its description is not the one `pinned`, or a file is altered. */
export async function alteredShell(
  root: string,
  release: ShellRelease,
  pinned: string | undefined,
): Promise<string[]> {
  const name = `shell ${release.version}`
  const folder = shellFolder(root, release.version)
  const files = await alteredFiles(name, release.integrity, (file) => readFile(join(folder, file)))
  return [...alteredDescription(name, release, pinned), ...files]
}
