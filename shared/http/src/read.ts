import * as v from 'valibot'
import { MalformedAnswerError } from './errors.ts'

/** Returns the `data` field of a response, else the body (product 7.1). */
export function unwrap(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'data' in body) return body.data
  return body
}

/** Reads one record. Throws MalformedAnswerError if it does not fit `schema`. */
export function readOne<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  path: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, unwrap(body))
  if (result.success) return result.output
  // Valibot's message repeats the value. An answer to a booking may repeat a passport number, and errors are logged.
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? 'the body'
  throw new MalformedAnswerError(path, `${field} is not ${issue.expected ?? issue.type}`)
}

/** Reads a list and drops records that do not fit. Throws MalformedAnswerError if the response has no list. */
export function readList<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  path: string,
): v.InferOutput<S>[] {
  const list = unwrap(body)
  if (!Array.isArray(list)) throw new MalformedAnswerError(path, 'not a list')
  return list.flatMap((record) => {
    const result = v.safeParse(schema, record)
    return result.success ? [result.output] : []
  })
}
