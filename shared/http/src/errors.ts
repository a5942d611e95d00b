/** Response with a status outside 200–299 (product 7.1). `body` is its JSON, else its text. */
export class HttpError extends Error {
  static override [Symbol.hasInstance](error: unknown) {
    return isNamed(error, 'HttpError')
  }

  override name = 'HttpError'
  readonly path: string
  readonly status: number
  readonly body: unknown

  constructor(method: string, path: string, status: number, body: unknown) {
    super(`${method} ${path} answered ${status}`)
    this.path = path
    this.status = status
    this.body = body
  }
}

/**
 * No response: offline, connection refused or reset, or reported by our proxy. `wasSent` is false if the browser was
 * offline before the call, so that nothing can have been booked.
 */
export class NetworkError extends Error {
  static override [Symbol.hasInstance](error: unknown) {
    return isNamed(error, 'NetworkError')
  }

  override name = 'NetworkError'
  readonly path: string
  readonly wasSent: boolean

  constructor(method: string, path: string, cause: unknown, wasSent = true) {
    super(`${method} ${path} got no answer`, { cause })
    this.path = path
    this.wasSent = wasSent
  }
}

/** True if a call failed before it was sent, because the browser was offline. */
export function isUnsent(error: unknown): boolean {
  return error instanceof NetworkError && error.wasSent === false
}

/** A 2xx response that is not JSON or does not have the expected shape. */
export class MalformedAnswerError extends Error {
  static override [Symbol.hasInstance](error: unknown) {
    return isNamed(error, 'MalformedAnswerError')
  }

  override name = 'MalformedAnswerError'
  readonly path: string

  constructor(path: string, detail: string) {
    super(`${path} answered something unreadable: ${detail}`)
    this.path = path
  }
}

/** True if a request was aborted: the visitor left, or a newer request replaced it. Not a failure; do not log it. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Recognises errors by name, because each app compiles its own classes but the shell's client throws the errors. */
function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name && 'path' in error
}
