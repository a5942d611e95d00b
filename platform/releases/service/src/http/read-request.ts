import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { Refusal } from './refusal.ts'

const mostKilobytes = 64

/** The body of a request. Throws Refusal 413. */
export async function readBytes(c: Context, most: number): Promise<ArrayBuffer> {
  const onError = () => {
    throw new Refusal(413, `The body may have at most ${most} KB.`)
  }
  let bytes = new ArrayBuffer(0)
  await bodyLimit({ maxSize: most * 1024, onError })(c, async () => {
    bytes = await c.req.arrayBuffer()
  })
  return bytes
}

/** The JSON body of a request, checked. Throws Refusal 400, 413 or 415. */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  if (!c.req.header('content-type')?.startsWith('application/json'))
    throw new Refusal(415, 'Send JSON as application/json.')
  const bytes = await readBytes(c, mostKilobytes)
  return checked(schema, parsed(new TextDecoder().decode(bytes)))
}

/** The query of a request, checked. Throws Refusal 400. */
export function readQuery<S extends v.GenericSchema>(c: Context, schema: S): v.InferOutput<S> {
  return checked(schema, c.req.query())
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not JSON.')
  }
}

/** The value a schema makes of what was sent. Throws Refusal 400 with the first thing that is wrong with it. */
export function checked<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  if (place && issue.received === 'undefined') throw new Refusal(400, `${place} is missing.`)
  if (issue.type === 'strict_object') throw new Refusal(400, `${place} is no field of this call.`)
  throw new Refusal(400, `${place ? `${place}: ` : ''}${issue.message}.`)
}
