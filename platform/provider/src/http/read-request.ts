import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { daysBetween, isDay } from '../calendar.ts'
import { mostDaysPriced } from '../limits.ts'
import { cleanTyped } from './clean-text.ts'
import { type Issue, Refusal } from './refusal.ts'

/** Refuses bodies larger than `kilobytes`, also chunked ones. */
export function limitBody(kilobytes: number) {
  return bodyLimit({
    maxSize: kilobytes * 1024,
    onError: () => {
      throw new Refusal(413, 'body_too_large', `The body may have at most ${kilobytes} KB.`)
    },
  })
}

/** Parses the query; a blank value counts as missing. Throws Refusal 400 with the field's name. */
export function readQuery<S extends v.GenericSchema>(
  context: Context,
  schema: S,
): v.InferOutput<S> {
  const given = Object.entries(context.req.query()).filter(([, value]) => value.trim() !== '')
  return checked(schema, Object.fromEntries(given), 'The query is not valid.')
}

/** Parses the JSON body with typed text normalised. Throws Refusal 400 or 415. */
export async function readBody<S extends v.GenericSchema>(
  context: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  return checked(schema, await readJson(context), 'The body is not valid.')
}

async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Refusal(415, 'unsupported_media_type', 'Send JSON as application/json.')
  }
  const text = await context.req.text()
  try {
    return JSON.parse(text, cleanTyped)
  } catch {
    throw new Refusal(400, 'invalid_json', 'The body is not JSON.')
  }
}

/** Validates the input. Throws Refusal 400 with messages that never repeat the input. */
function checked<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  message: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  if (result.success) return result.output
  const issues = result.issues.map(
    (issue): Issue => ({ path: v.getDotPath(issue) ?? '', message: issueText(issue) }),
  )
  throw new Refusal(400, 'invalid_request', message, { issues })
}

/** Replaces Valibot's own messages: they quote the input, which may be personal. */
function issueText(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message
  return issue.expected ? `expected ${issue.expected}` : 'is not valid'
}

export const queryText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '')

export const searchQuery = v.object({ query: queryText })

const queryDay = v.optional(v.pipe(v.string(), v.check(isDay, 'must be a date YYYY-MM-DD')))

const queryCount = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a whole number'), v.transform(Number)),
)

export const stayQuery = v.object({ check_in: queryDay, check_out: queryDay })

/** True for days of the calendar, in order and at most `mostDaysPriced`. */
export const mayBePriced = ({ first, last }: { first: string; last: string }) =>
  isDay(first) && isDay(last) && first <= last && daysBetween(first, last) < mostDaysPriced

/** The counts are validated but not used, because the pages that show rates apply the rates' bounds. */
export const stayListQuery = v.object({
  q: queryText,
  ...stayQuery.entries,
  adults: queryCount,
  children: queryCount,
  infants: queryCount,
})
