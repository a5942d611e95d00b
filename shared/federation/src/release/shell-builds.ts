import { createHash } from 'node:crypto'
import { access, cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveShell, ShellOffer } from '@storefront/contract'
import { compressFolder } from './compress.ts'
import { writeCompressed } from './directory-store.ts'
import { shellOfferName } from './go-live.ts'

/** Folder of the shell's builds, beside the registry; its name is never a remote's. */
const buildsFolder = '.shell'

/**
 * Keeps what the shell's build left in `dist` in an immutable folder of its own and names it as the live one: a server
 * that is running goes on with the build that it started with. Answers what is live now.
 */
export async function publishShell(
  root: string,
  dist: string,
  offer: ShellOffer,
): Promise<LiveShell> {
  const name = await fingerprint(dist)
  const folder = join(root, buildsFolder, name)
  if (!(await exists(folder))) {
    const draft = `${folder}.${process.pid}.draft`
    await rm(draft, { recursive: true, force: true })
    await cp(dist, draft, { recursive: true })
    await compressFolder(join(draft, 'browser'))
    await rename(draft, folder)
  }
  const live: LiveShell = { ...offer, build: `${buildsFolder}/${name}` }
  await writeCompressed(join(root, shellOfferName), Buffer.from(JSON.stringify(live, null, 2)))
  return live
}

/** The live shell. Throws when the shell was never built. */
export async function liveShell(root: string): Promise<LiveShell> {
  return JSON.parse(await readFile(join(root, shellOfferName), 'utf8')) as LiveShell
}

/** The folder of the live shell's build. Throws when the shell was never built. */
export async function liveShellFolder(root: string): Promise<string> {
  return join(root, (await liveShell(root)).build)
}

/** Makes the live shell of one registry the live one of another, byte by byte. */
export async function copyShell(from: string, to: string): Promise<void> {
  const { build } = await liveShell(from)
  await cp(join(from, build), join(to, build), { recursive: true })
  await cp(join(from, shellOfferName), join(to, shellOfferName))
}

async function fingerprint(dist: string): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.slice(dist.length)).update(await readFile(path))
  }
  return hash.digest('hex').slice(0, 12)
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
