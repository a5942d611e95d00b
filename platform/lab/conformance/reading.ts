import { unwrap } from '@storefront/http'
import * as v from 'valibot'
import { Unable } from './api.ts'

type Schema = v.GenericSchema

/** A list as the storefront reads it. */
export type ReadList<S extends Schema> = { records: v.InferOutput<S>[]; limits: string[] }

/** Reads a list with the storefront's own schema and says what of it is lost. Throws Unable when there is no list, or nothing in it can be read. */
export function readRecords<S extends Schema>(schema: S, body: unknown): ReadList<S> {
  const list = unwrap(body)
  if (!Array.isArray(list)) throw new Unable('answers no list')
  const limits = pageLimits(body, list.length)
  const records: v.InferOutput<S>[] = []
  const problems = new Map<string, number>()
  const note = (problem: string) => problems.set(problem, (problems.get(problem) ?? 0) + 1)
  for (const raw of list) {
    const result = v.safeParse(schema, raw)
    if (result.success) {
      records.push(result.output)
      for (const path of new Set(lostFields(raw, result.output))) note(`${path} cannot be read`)
    } else note(`left out: ${issueText(result.issues[0])}`)
  }
  for (const [problem, count] of problems) limits.push(`${count} of ${list.length} ${problem}`)
  if (list.length > 0 && records.length === 0) throw new Unable(limits.join('; '))
  return { records, limits }
}

/** Reads one record likewise. */
export function readRecord<S extends Schema>(
  schema: S,
  body: unknown,
): { record: v.InferOutput<S>; limits: string[] } {
  const raw = unwrap(body)
  const result = v.safeParse(schema, raw)
  if (!result.success) throw new Unable(issueText(result.issues[0]))
  const limits = lostFields(raw, result.output).map((path) => `${path} cannot be read`)
  return { record: result.output, limits }
}

/** Paths of values that are there and that the storefront reads as missing, because they are of another type. */
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

/** The storefront asks for no second page, the calls have none. */
function pageLimits(body: unknown, length: number): string[] {
  if (!isObject(body)) return []
  const places = [body, body.meta, body.links, body.pagination].filter(isObject)
  const hasMore = places.some(
    (place) =>
      nextPage.some((key) => !isEmpty(place[key])) ||
      place.has_more === true ||
      (typeof place.total === 'number' && place.total > length) ||
      (typeof place.last_page === 'number' && place.last_page > 1),
  )
  return hasMore ? [`answers ${length} records of a longer list: the rest is never asked for`] : []
}

function issueText(issue: v.BaseIssue<unknown> | undefined): string {
  if (!issue) return 'not as specified'
  const path = v.getDotPath(issue)
  return `${path ? `${path}: ` : ''}${issue.message}`
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
