import type { Context } from 'hono'
import * as v from 'valibot'
import { Refusal } from './refusal.ts'

/** The query of a request, checked. Throws Refusal 400. */
export function readQuery<S extends v.GenericSchema>(c: Context, schema: S): v.InferOutput<S> {
  return checked(schema, c.req.query())
}

/** The value a schema makes of what was sent. Throws Refusal 400 with the first thing that is wrong with it. */
function checked<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  throw new Refusal(400, `${place ? `${place}: ` : ''}${issue.message}.`)
}
