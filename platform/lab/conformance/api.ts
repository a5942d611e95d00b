export type ApiAnswer = {
  status: number
  headers: Headers
  /** Parsed JSON; undefined if the body is not JSON. */
  body: unknown
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'OPTIONS'
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

/** Calls a path under /api/v1. Throws Unable without a response. */
export type Api = (path: string, request?: ApiRequest) => Promise<ApiAnswer>

/** The provider lacks an ability; the message says why. */
export class Unable extends Error {
  override name = 'Unable'
}

const patienceMs = 30_000

/** API at `host`, which may end with /api/v1. Tests replace the network by `send`. */
export function apiAt(host: string, send: typeof fetch = fetch): Api {
  const base = `${host.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`
  return async (path, { method = 'GET', query = {}, body, headers = {} } = {}) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    ).toString()
    const response = await send(`${base}${path}${search && `?${search}`}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new Unable(`no answer: ${causeOf(error)}`)
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parsed(text) }
  }
}

/** Body of a successful response. Throws Unable otherwise. */
export function bodyOf({ status, body }: ApiAnswer): unknown {
  if (status < 200 || status > 299) throw new Unable(`answers ${status}`)
  if (body === undefined) throw new Unable('answers something that is not JSON')
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function causeOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}
