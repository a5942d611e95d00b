import { buffer } from 'node:stream/consumers'
import {
  type AnyRelease,
  type ComposedRelease,
  DamagedFileError,
  descriptionFile,
  integrityOf,
  parseAs,
  schemaOf,
} from '@storefront/releases'
import type * as v from 'valibot'
import { fromBufferPromise } from 'yauzl'
import { Refusal } from '../http/refusal.ts'

/** The most that a release has unpacked, in bytes and in files: a small archive may hold any amount. */
const mostBytes = 256 * 1024 * 1024
const mostFiles = 5000

/** The largest description of a release, in bytes. */
const mostDescribed = 4 * 1024 * 1024

/**
 * The release of an app out of a ZIP archive of its folder: what its description says, and every other file with the hash that
 * the description says. Compressed twins are left out, they are made again. Throws Refusal 400 or 413.
 */
export async function unpack(archive: Buffer, name: string): Promise<ComposedRelease<AnyRelease>> {
  const file = descriptionFile(name)
  const unpacked = await filesIn(archive).catch((error: Error) => {
    if (error instanceof Refusal) throw error
    const reason = `The body is no ZIP archive of a release folder: ${error.message.replace(/\.*$/, '.')}`
    throw new Refusal(400, reason, error)
  })
  const description = unpacked.get(file)
  if (!description) throw new Refusal(400, `The archive has no ${file} at its top.`)
  if (description.length > mostDescribed) throw tooLarge()
  const release = read<AnyRelease>(schemaOf(name), String(description), file)
  unpacked.delete(file)
  const files = new Map([...unpacked].filter(([path]) => !isTwin(path, release)))
  for (const [path, bytes] of files) {
    const hash = release.integrity[path]
    if (!hash) throw new Refusal(400, `${path} is in the archive and not in ${file}.`)
    if (integrityOf(bytes) !== hash)
      throw new Refusal(400, `${path} is not the file that ${file} describes.`)
  }
  const missing = Object.keys(release.integrity).find((path) => !files.has(path))
  if (missing) throw new Refusal(400, `${missing} is in ${file} and not in the archive.`)
  return { release, files }
}

/** Unpacked, there is more than a release has. */
export function tooLarge(cause?: unknown): Refusal {
  return new Refusal(413, 'Unpacked, the archive is larger than any release.', cause)
}

function isTwin(path: string, { integrity }: { integrity: Record<string, string> }): boolean {
  return path.endsWith('.br') && path.slice(0, -3) in integrity
}

async function filesIn(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const taken = new Set<string>()
  let bytes = 0
  const zip = await fromBufferPromise(archive, { lazyEntries: true, strictFileNames: true })
  if (zip.entryCount > mostFiles) throw tooLarge()
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName
    if (path.endsWith('/')) continue
    checkName(path, taken)
    // The library ends an entry that has more bytes than it says.
    bytes += entry.uncompressedSize
    if (bytes > mostBytes) throw tooLarge()
    files.set(path, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}

/** Letters that every file system and address takes as they are: without a second way to write them, and no folder itself. */
const plainName = /^(?!\.+$)[\w@~+.-]{1,200}$/

const longestPath = 400

/** Whether two files and folders of these names can stand beside each other anywhere. Throws Refusal 400. */
function checkName(path: string, taken: Set<string>): void {
  const names = path.split('/')
  const isPlain =
    path.length <= longestPath &&
    names.every((name) => plainName.test(name) && !(name in Object.prototype))
  if (!isPlain)
    throw new Refusal(400, `${JSON.stringify(path)} is no name for a file of a release.`)
  const places = names.map((_, n) =>
    names
      .slice(0, n + 1)
      .join('/')
      .toLowerCase(),
  )
  const file = places.pop() ?? ''
  if (taken.has(`${file}/`) || [file, ...places].some((place) => taken.has(place)))
    throw new Refusal(
      400,
      `${path} is in the archive twice, or differs from another name in capitals only.`,
    )
  taken.add(file)
  for (const folder of places) taken.add(`${folder}/`)
}

function read<R>(schema: v.GenericSchema<R>, text: string, file: string): R {
  try {
    return parseAs(schema, text, file)
  } catch (error) {
    if (error instanceof DamagedFileError) throw new Refusal(400, error.message, error)
    throw error
  }
}
