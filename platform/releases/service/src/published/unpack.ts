import { DamagedFileError, integrityOf, parseAs } from '@storefront/releases'
import { unzipSync } from 'fflate'
import type * as v from 'valibot'
import { Refusal } from '../http/refusal.ts'

/** The most that a release has unpacked, in bytes and in files: a small archive may hold any amount. */
const mostBytes = 256 * 1024 * 1024
const mostFiles = 5000

/**
 * A release out of a ZIP archive of its folder: the `description` that its file has, and every other file with the hash that
 * the description says. Compressed twins are left out, they are made again. Throws Refusal 400.
 */
export function unpack<R extends { integrity: Record<string, string> }>(
  archive: Uint8Array,
  file: string,
  schema: v.GenericSchema<R>,
): { release: R; files: Map<string, Buffer> } {
  const unpacked = filesIn(archive)
  const description = unpacked.get(file)
  if (!description) throw new Refusal(400, `The archive has no ${file} at its top.`)
  const release = read(schema, String(description), file)
  unpacked.delete(file)
  const files = new Map([...unpacked].filter(([path]) => !isTwin(path, release)))
  for (const [path, bytes] of files) {
    const hash = release.integrity[path]
    if (!hash) throw new Refusal(400, `${path} is in the archive and not in ${file}.`)
    if (integrityOf(bytes, hash) !== hash)
      throw new Refusal(400, `${path} is not the file that ${file} describes.`)
  }
  const missing = Object.keys(release.integrity).find((path) => !files.has(path))
  if (missing) throw new Refusal(400, `${missing} is in ${file} and not in the archive.`)
  return { release, files }
}

function isTwin(path: string, { integrity }: { integrity: Record<string, string> }): boolean {
  return path.endsWith('.br') && path.slice(0, -3) in integrity
}

function filesIn(archive: Uint8Array): Map<string, Buffer> {
  let bytes = 0
  let count = 0
  try {
    const unpacked = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        bytes += originalSize
        count += 1
        if (bytes > mostBytes || count > mostFiles)
          throw new Refusal(413, 'Unpacked, the archive is larger than any release.')
        if (leadsElsewhere(name)) throw new Refusal(400, `${name} is no path inside a folder.`)
        return !name.endsWith('/')
      },
    })
    return new Map(Object.entries(unpacked).map(([path, found]) => [path, Buffer.from(found)]))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'The body is no ZIP archive of a release folder.', error)
  }
}

function leadsElsewhere(path: string): boolean {
  return /^[/\\]|\\|:|\0/.test(path) || path.split('/').includes('..')
}

function read<R>(schema: v.GenericSchema<R>, text: string, file: string): R {
  try {
    return parseAs(schema, text, file)
  } catch (error) {
    if (error instanceof DamagedFileError) throw new Refusal(400, error.message, error)
    throw error
  }
}
