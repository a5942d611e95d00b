import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'

/** A file is cut off, is not JSON, or has another shape. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'
}

/** Returns null for ENOENT, rethrows anything else. */
export function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Parses JSON by a schema and keeps unknown fields. Throws DamagedFileError, which names the `file`. */
export function parseAs<T>(schema: v.GenericSchema<T>, text: string, file: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new DamagedFileError(`${file} is damaged: no JSON.`)
  }
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return value as T
  throw new DamagedFileError(`${file} is damaged: ${describe(parsed.issues[0])}.`)
}

/** Reads and parses a file; null if it is missing. Throws DamagedFileError. */
export async function readAs<T>(
  schema: v.GenericSchema<T>,
  path: string,
  name = basename(path),
): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(unlessMissing)
  return text === null ? null : parseAs(schema, text, name)
}

/** Replaces a file atomically, for readers on other machines too. */
export async function replaceFile(path: string, bytes: string | Uint8Array): Promise<void> {
  // In containers all processes have the same id.
  const draft = `${path}.${crypto.randomUUID()}.draft`
  await writeFile(draft, bytes, { flush: true })
  await rename(draft, path)
}

/** Renames a folder. Returns false if the target exists. */
export async function isRenamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOTEMPTY', 'EEXIST'].includes(code)) return false
    throw error
  }
}

/** Returns null for DamagedFileError, rethrows anything else. */
export async function unlessDamaged<T>(read: Promise<T | null>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof DamagedFileError) return null
    throw error
  }
}

function describe(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue)
  return place ? `${place}: ${issue.message}` : issue.message
}
