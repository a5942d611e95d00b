import { alteredDescription, asReleased } from '../integrity.ts'
import { DamagedFileError } from '../json-file.ts'
import type { ReleaseStore } from './release-store.ts'

/** Copies a release into another store, each file verified; `pinned` is the hash of its description, if known. Throws DamagedFileError. */
export async function copyRelease(
  from: Pick<ReleaseStore, 'read' | 'readFile'>,
  to: Pick<ReleaseStore, 'publish'>,
  name: string,
  version: string,
  pinned?: string,
): Promise<'published' | 'already there'> {
  const what = `${name} ${version}`
  const release = await from.read(name, version)
  if (!release) throw new DamagedFileError(`${what} was never released.`)
  const altered = alteredDescription(what, release, pinned)
  if (altered.length > 0) throw new DamagedFileError(altered.join(' '))
  const files = await Promise.all(
    Object.keys(release.integrity).map(async (file) => {
      return [file, asReleased(release, file, await from.readFile(name, version, file))] as const
    }),
  )
  return to.publish({ release, files: new Map(files) })
}
