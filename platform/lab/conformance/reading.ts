import { unwrap } from '@storefront/http'
import * as v from 'valibot'
import { Unable } from './api.ts'

type Schema = v.GenericSchema

/** Reads a list by the storefront's schema, with losses in `limits`. Throws Unable if it is no list or unreadable. */
export function readList<S extends Schema>(
  schema: S,
  body: unknown,
  limits: string[],
): v.InferOutput<S>[] {
  const list = unwrap(body)
  if (!Array.isArray(list)) throw new Unable('answers no list')
  if (hasMore(body, list.length))
    limits.push(`answers ${list.length} records of a longer list: the rest is never asked for`)
  const results = list.map((raw) => ({ raw, ...v.safeParse(schema, raw) }))
  const problems = results.flatMap(({ raw, success, output, issues }) =>
    success
      ? [...new Set(lostFields(raw, output))].map((path) => `${path} cannot be read`)
      : [`left out: ${issueText(issues)}`],
  )
  for (const [problem, same = []] of Map.groupBy(problems, (text) => text))
    limits.push(`${same.length} of ${list.length} ${problem}`)
  const records = results.flatMap(({ success, output }) => (success ? [output] : []))
  if (list.length > 0 && records.length === 0) throw new Unable(limits.join('; '))
  return records
}

/** Reads one record by the storefront's schema and adds losses to `limits`. Throws Unable if it cannot be read. */
export function readRecord<S extends Schema>(
  schema: S,
  body: unknown,
  limits: string[],
): v.InferOutput<S> {
  const raw = unwrap(body)
  const { success, output, issues } = v.safeParse(schema, raw)
  if (!success) throw new Unable(issueText(issues))
  limits.push(...lostFields(raw, output).map((path) => `${path} cannot be read`))
  return output
}

/** Paths of values that the storefront ignores because of their type. */
export function lostFields(raw: unknown, read: unknown, path = ''): string[] {
  if (Array.isArray(raw) && Array.isArray(read)) {
    if (read.length < raw.length) return [`${raw.length - read.length} of ${path}`]
    return raw.flatMap((item, index) => lostFields(item, read[index], `${path}[]`))
  }
  if (isEmpty(read)) return isEmpty(raw) ? [] : [path]
  if (!isObject(raw) || !isObject(read)) return []
  return Object.keys(read)
    .filter((key) => key in raw)
    .flatMap((key) => lostFields(raw[key], read[key], path ? `${path}.${key}` : key))
}

const nextPage = ['next', 'next_page', 'next_page_url', 'next_cursor']

/** True if there are more pages, which the storefront never requests. */
function hasMore(body: unknown, length: number): boolean {
  if (!isObject(body)) return false
  return [body, body.meta, body.links, body.pagination]
    .filter(isObject)
    .some(
      (place) =>
        nextPage.some((key) => !isEmpty(place[key])) ||
        place.has_more === true ||
        Number(place.total) > length ||
        Number(place.last_page) > 1,
    )
}

function issueText([issue]: readonly v.BaseIssue<unknown>[] = []): string {
  if (!issue) return 'not as specified'
  const path = v.getDotPath(issue)
  return `${path ? `${path}: ` : ''}${issue.message}`
}

function isEmpty(value: unknown): boolean {
  const isMissing = value === undefined || value === null || value === ''
  return isMissing || (Array.isArray(value) && value.length === 0)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
