import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from '@storefront/contract'
import { descriptionIntegrity } from '../integrity.ts'
import { readAs, unlessDamaged } from '../json-file.ts'
import { releaseSchema } from '../schemas.ts'
import { releaseFolder } from './release-store.ts'

/** Folder beside the registry with a copy of the description of every release that went live; never a remote's name. */
const keptFolder = '.descriptions'

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
