import { createHash } from 'node:crypto'
import { access, cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveShell, ShellOffer } from '@storefront/contract'
import { compressFolder } from './compress.ts'
import { DamagedFileError, readAs, unlessDamaged } from './json-file.ts'
import { liveShellSchema } from './schemas.ts'

/** File beside the registry that says which build of the shell is live and what it offers to remotes. */
export const shellOfferName = 'shell.json'

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
  const live: LiveShell = { ...offer, build: `${buildsFolder}/${name}` }
  const json = Buffer.from(JSON.stringify(live, null, 2))
  if (!(await exists(folder))) {
    const draft = `${folder}.${process.pid}.draft`
    await rm(draft, { recursive: true, force: true })
    await cp(dist, draft, { recursive: true })
    await compressFolder(join(draft, 'browser'))
    await writeFile(join(draft, shellOfferName), json)
    await rename(draft, folder)
  }
  await writeFile(join(root, `${shellOfferName}.draft`), json)
  await rename(join(root, `${shellOfferName}.draft`), join(root, shellOfferName))
  return live
}

/** The live shell; where the file that names it cannot be read, the newest build. Throws when the shell was never built. */
export async function liveShell(root: string): Promise<LiveShell> {
  const live = (await unlessDamaged(readShellFile(root))) ?? (await newestShell(root))
  if (live) return live
  throw new Error(`There is neither a shell.json nor a build of the shell in ${root}.`)
}

/** The live shell as the file that names it says. Throws DamagedFileError, also when it is missing. */
export async function readShellFile(root: string): Promise<LiveShell> {
  const live = await readAs(liveShellSchema, join(root, shellOfferName))
  if (live) return live
  throw new DamagedFileError(`${shellOfferName} is missing.`)
}

/** The folders of all builds of the shell that were published; empty where none was. */
export async function shellBuildFolders(root: string): Promise<string[]> {
  const builds = await readdir(join(root, buildsFolder)).catch(() => [])
  return builds.map((build) => join(root, buildsFolder, build))
}

async function newestShell(root: string): Promise<LiveShell | null> {
  const found = await Promise.all(
    (await shellBuildFolders(root)).map(async (folder) => {
      const file = join(folder, shellOfferName)
      const shell = await unlessDamaged(readAs(liveShellSchema, file))
      return shell ? [{ shell, at: (await stat(file)).mtimeMs }] : []
    }),
  )
  return found.flat().sort((a, b) => b.at - a.at)[0]?.shell ?? null
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
