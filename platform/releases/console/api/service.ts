import * as v from 'valibot'
import { refusalAnswer } from '../../service/src/wire.ts'

/** The service refused the call; its sentence is shown to the person. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** No answer came, or one that is not the service's. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

type Method = 'GET' | 'POST' | 'DELETE'

/** Calls the release service with a token. Throws RefusedError, UnreachableError. */
export type Ask = <S extends v.GenericSchema>(
  method: Method,
  path: string,
  answer: S,
  options?: { body?: object; signal?: AbortSignal },
) => Promise<v.InferOutput<S>>

/** The service that this page came from. */
export function openService(token: string): Ask {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return async (method, path, answer, { body, signal } = {}) => {
    const { ok, status, json } = await call(`/api${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: signal ?? null,
    })
    if (!ok) {
      const refusal = v.safeParse(refusalAnswer, json)
      if (refusal.success) throw new RefusedError(refusal.output.error)
      throw new UnreachableError(`The release service answered ${status} and gave no reason.`)
    }
    const result = v.safeParse(answer, json)
    if (result.success) return result.output
    const where = v.getDotPath(result.issues[0]) ?? 'no JSON'
    throw new UnreachableError(`The answer to ${path} cannot be read: ${where}.`)
  }
}

async function call(address: string, init: RequestInit) {
  try {
    const response = await fetch(address, init)
    const json: unknown = await response.json().catch(() => undefined)
    return { ok: response.ok, status: response.status, json }
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new UnreachableError('The release service does not answer.', { cause: error })
  }
}
