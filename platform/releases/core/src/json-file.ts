import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'

/** A file of the registry or of a release is there and is not what it should be: cut off, garbage, of another shape. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'
}

/** Reads JSON of a known shape; keeps its other fields. Throws DamagedFileError, which names the `file`. */
export function parseAs<T>(schema: v.GenericSchema<T>, text: string, file: string): T {
  return valueAs(schema, parse(text, file), file)
}

/** A value as `parseAs` reads it. */
export function valueAs<T>(schema: v.GenericSchema<T>, value: unknown, file: string): T {
  if (v.is(schema, value)) return value
  const [issue] = v.safeParse(schema, value).issues ?? []
  throw new DamagedFileError(`${file} is damaged: ${issue ? said(issue) : 'another shape'}.`)
}

/** A file as `parseAs` reads it; null where there is none. Throws DamagedFileError, which calls the file `name`. */
export async function readAs<T>(
  schema: v.GenericSchema<T>,
  path: string,
  name = basename(path),
): Promise<T | null> {
  try {
    return parseAs(schema, await readFile(path, 'utf8'), name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Replaces a file in one step, also for processes of other machines: it is read whole, as it was or as it is. */
export async function replaceFile(path: string, text: string): Promise<void> {
  // In containers all processes have the same id.
  const draft = `${path}.${crypto.randomUUID()}.draft`
  await writeFile(draft, text, { flush: true })
  await rename(draft, path)
}

/** What a file holds; null where it is damaged. */
export async function unlessDamaged<T>(read: Promise<T | null>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof DamagedFileError) return null
    throw error
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DamagedFileError(`${file} is damaged: no JSON.`)
  }
}

function said(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue)
  return place ? `${place}: ${issue.message}` : issue.message
}
