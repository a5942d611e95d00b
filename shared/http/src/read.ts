import * as v from 'valibot'
import { MalformedAnswerError } from './errors.ts'

/** The `data` field of an answer, else the whole body (product 7.1). */
export function unwrap(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'data' in body) return body.data
  return body
}

/** One record of an answer. Throws MalformedAnswerError when it does not fit `schema`. */
export function readOne<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  path: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, unwrap(body))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new MalformedAnswerError(path, `${v.getDotPath(issue)}: ${issue.message}`)
}

/** The list of an answer; a record that does not fit drops itself. Throws MalformedAnswerError when there is no list. */
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
