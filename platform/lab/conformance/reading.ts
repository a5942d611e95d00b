import { unwrap } from '@storefront/http'
import * as v from 'valibot'
import { expect } from 'vitest'

/** Records of a list as the storefront reads them. Each record that is left out and each lost field fails the test. */
export function readList<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S>[] {
  const list = unwrap(body)
  if (!Array.isArray(list)) throw new Error('answers no list')
  expect.soft(hasMore(body, list.length), 'has more pages, which are never requested').toBe(false)
  const read = list.map((raw) => ({ raw, ...v.safeParse(schema, raw) }))
  expectNone(
    read.flatMap(({ raw, success, output, issues }) =>
      success ? [...new Set(lostFields(raw, output))] : [`a record is left out: ${textOf(issues)}`],
    ),
  )
  return read.flatMap(({ success, output }) => (success ? [output] : []))
}

/** A record as the storefront reads it. Each lost field fails the test. */
export function readRecord<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const raw = unwrap(body)
  const { success, output, issues } = v.safeParse(schema, raw)
  if (!success) throw new Error(textOf(issues))
  expectNone(lostFields(raw, output))
  return output
}

/** Fails softly with each problem and its number. */
function expectNone(problems: readonly string[]): void {
  for (const [problem, { length }] of Map.groupBy(problems, (text) => text)) {
    expect.soft(length, `${problem} (${length}×)`).toBe(0)
  }
}

/** Sentences on values that the storefront ignores because of their type. */
function lostFields(raw: unknown, read: unknown, path = ''): string[] {
  if (Array.isArray(raw) && Array.isArray(read)) {
    if (read.length < raw.length) return [`some of ${path} cannot be read`]
    return raw.flatMap((item, index) => lostFields(item, read[index], `${path}[]`))
  }
  if (isEmpty(read)) return isEmpty(raw) ? [] : [`${path} cannot be read`]
  if (!isObject(raw) || !isObject(read)) return []
  return Object.keys(read)
    .filter((key) => key in raw)
    .flatMap((key) => lostFields(raw[key], read[key], path ? `${path}.${key}` : key))
}

function hasMore(body: unknown, length: number): boolean {
  if (!isObject(body)) return false
  return [body, body.meta, body.links, body.pagination]
    .filter(isObject)
    .some(
      ({ next, next_page, next_page_url, next_cursor, has_more, total, last_page }) =>
        [next, next_page, next_page_url, next_cursor].some((page) => !isEmpty(page)) ||
        has_more === true ||
        Number(total) > length ||
        Number(last_page) > 1,
    )
}

function textOf([issue]: readonly v.BaseIssue<unknown>[] = []): string {
  return issue ? `${v.getDotPath(issue) ?? 'it'}: ${issue.message}` : 'not as specified'
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || String(value) === ''
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
