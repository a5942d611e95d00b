import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release, ShellRelease } from '@storefront/contract'
import { readAs, unlessDamaged } from './json-file.ts'
import { releaseSchema } from './schemas.ts'
import { releaseFolder } from './store/release-store.ts'

/** Folder beside the registry with a copy of the description of every release that went live; never a remote's name. */
const keptFolder = '.descriptions'

/** A hash as browsers read it: one in any other form is ignored, and the file would run whatever it is. */
const browserHash = /^sha(256|384)-[A-Za-z0-9+/]+={0,2}$/

/** Below the release's folder, and no address of its own. */
const ownFile = /^(?!.*\.\.)\w[\w./~-]*$/

/**
 * `sha256-…` of a file's bytes, as the browser's `integrity` attribute wants it; `sha384-…` to compare with one that is: what
 * was released before has such.
 */
export function integrityOf(bytes: Buffer, recorded = ''): string {
  const algorithm = recorded.startsWith('sha384-') ? 'sha384' : 'sha256'
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
}

/** The hash of every file, by path. */
export function integrityOfAll(files: Map<string, Buffer>): Record<string, string> {
  return Object.fromEntries([...files].sort().map(([path, bytes]) => [path, integrityOf(bytes)]))
}

/** The hash of what a release says of itself, however its file is laid out; of the kind of one that was `recorded`. */
export function descriptionIntegrity(release: Release | ShellRelease, recorded?: string): string {
  return integrityOf(Buffer.from(JSON.stringify(release)), recorded)
}

/** What is wrong with the files of a release, a sentence each: every one must be readable and have the bytes of its hash. */
export async function alteredFiles(
  release: string,
  integrity: Record<string, string>,
  read: (file: string) => Promise<Buffer>,
): Promise<string[]> {
  const findings = await Promise.all(
    Object.entries(integrity).map(async ([file, hash]) => {
      const bytes = await read(file).catch(() => null)
      if (!bytes) return [`${release}: ${file} cannot be read.`]
      if (integrityOf(bytes, hash) === hash) return []
      return [`${release}: ${file} is not the file that was released.`]
    }),
  )
  return findings.flat()
}

/**
 * Files that a release names without the hash of their bytes, or outside its folder. They cannot be verified, so such a
 * release must not be shown. Empty for every release that a build made.
 */
export function looseFiles({ entry, exposes, screens, server, integrity }: Release): string[] {
  const lists = [...Object.values(exposes), ...Object.values(screens)]
  const named = [
    entry,
    ...(server ? [server] : []),
    ...lists.flatMap(({ js, css }) => [...js, ...css]),
  ]
  return [...new Set(named)].filter(
    (file) => !ownFile.test(file) || !browserHash.test(integrity[file] ?? ''),
  )
}

/**
 * What is wrong with what a release says of itself, a sentence each: it is another than the one `pinned` when it went live
 * first, or names files that cannot be verified.
 */
export function alteredDescription(release: Release, pinned: string | undefined): string[] {
  if (pinned && pinned !== descriptionIntegrity(release, pinned))
    return ['release.json is not the file that was released.']
  return looseFiles(release).map((file) => `${file} has no hash.`)
}

/** Keeps a copy of a description, for when the store cannot be asked for it. */
export async function keepDescription(root: string, release: Release): Promise<void> {
  const file = keptFile(root, release.name, release.version)
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${crypto.randomUUID()}.draft`
  await writeFile(draft, JSON.stringify(release))
  await rename(draft, file)
}

/** The copy of a description whose hash is `integrity`; null when there is none or it is another one. */
export async function keptDescription(
  root: string,
  name: string,
  version: string,
  integrity: string,
): Promise<Release | null> {
  const release = await unlessDamaged(readAs(releaseSchema, keptFile(root, name, version)))
  return release && descriptionIntegrity(release, integrity) === integrity ? release : null
}

function keptFile(root: string, name: string, version: string): string {
  return join(root, keptFolder, `${releaseFolder(name, version)}.json`)
}
