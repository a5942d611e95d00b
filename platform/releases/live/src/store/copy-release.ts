import { alteredDescription, integrityOf } from '../integrity.ts'
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
    Object.entries(release.integrity).map(async ([file, hash]) => {
      const bytes = await from.readFile(name, version, file)
      if (integrityOf(bytes) === hash) return [file, bytes] as const
      throw new DamagedFileError(`${what}: ${file} is not the file that was released.`)
    }),
  )
  return to.publish({ release, files: new Map(files) })
}
