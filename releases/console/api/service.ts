import * as v from 'valibot'
import { refusalAnswer } from '../../src/wire.ts'

/** The service said no. Its sentence is for the person who asked. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

/** No answer came, or one that is none of the service's. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** The release service as one token sees it. Every call throws RefusedError or UnreachableError. */
export type Service = {
  read<S extends v.GenericSchema>(
    path: string,
    schema: S,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<S>>
  change<S extends v.GenericSchema>(
    method: 'POST' | 'DELETE',
    path: string,
    body: object,
    schema: S,
  ): Promise<v.InferOutput<S>>
}

/** Calls the service that this page came from. */
export function openService(token: string): Service {
  async function call<S extends v.GenericSchema>(
    path: string,
    schema: S,
    init: RequestInit,
  ): Promise<v.InferOutput<S>> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { ok, status, body } = await answerTo(`/api${path}`, { ...init, headers })
    if (!ok) {
      const refusal = v.safeParse(refusalAnswer, body)
      throw refusal.success
        ? new RefusedError(status, refusal.output.error)
        : new UnreachableError(`The release service answered ${status} and gave no reason.`)
    }
    const result = v.safeParse(schema, body)
    if (result.success) return result.output
    throw new UnreachableError(
      `The answer to ${path} cannot be read: ${v.getDotPath(result.issues[0]) ?? 'no JSON'}.`,
    )
  }
  return {
    read: (path, schema, signal) => call(path, schema, { signal: signal ?? null }),
    change: (method, path, body, schema) =>
      call(path, schema, { method, body: JSON.stringify(body) }),
  }
}

async function answerTo(address: string, init: RequestInit) {
  try {
    const response = await fetch(address, init)
    const text = await response.text()
    return { ok: response.ok, status: response.status, body: parsed(text) }
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new UnreachableError('The release service does not answer.', { cause: error })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
