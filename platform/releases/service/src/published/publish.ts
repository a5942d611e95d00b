import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  type Place,
  publishShell,
  readShell,
  releaseFile,
  shellFile,
  shellName,
} from '@storefront/releases'
import { Refusal } from '../http/refusal.ts'
import { unpackInWorker } from './unpack-in-worker.ts'

/**
 * Publishes the release in a ZIP archive of its folder; the same bytes twice do nothing. Throws Refusal 400 for what is not
 * that release, whole, and ReleaseConflictError for other bytes under the same version.
 */
export async function publish(
  { root, store }: Pick<Place, 'root' | 'store'>,
  name: string,
  version: string,
  archive: Uint8Array,
): Promise<'published' | 'already there'> {
  if (name === shellName) return publishUnpackedShell(root, version, archive)
  const composed = await unpackInWorker(archive, releaseFile)
  const { release } = composed
  if (release.name !== name || release.version !== version) throw isAnother(name, version)
  return store.publish(composed)
}

async function publishUnpackedShell(
  root: string,
  version: string,
  archive: Uint8Array,
): Promise<'published' | 'already there'> {
  const { release, files } = await unpackInWorker(archive, shellFile)
  if (release.version !== version) throw isAnother(shellName, version)
  const isThere = (await readShell(root, version)) !== null
  const dist = await mkdtemp(join(tmpdir(), 'shell-'))
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(dist, path)), { recursive: true })
      await writeFile(join(dist, path), bytes)
    }
    const { version: packageVersion, integrity: _integrity, ...offer } = release
    await publishShell(root, { dist, offer, packageVersion, exact: true })
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
  return isThere ? 'already there' : 'published'
}

function isAnother(name: string, version: string): Refusal {
  return new Refusal(400, `The archive has another release than ${name} ${version}.`)
}
