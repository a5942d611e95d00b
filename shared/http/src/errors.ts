/** The provider answered outside 200–299 (product 7.1). `body` is its JSON, its text, or null when there was none. */
export class HttpError extends Error {
  static override [Symbol.hasInstance](error: unknown) {
    return isNamed(error, 'HttpError')
  }

  override name = 'HttpError'
  readonly method: string
  readonly path: string
  readonly status: number
  readonly body: unknown

  constructor(method: string, path: string, status: number, body: unknown) {
    super(`${method} ${path} answered ${status}`)
    this.method = method
    this.path = path
    this.status = status
    this.body = body
  }
}

/** The provider never answered: offline, refused, reset, or a proxy of ours says so. */
export class NetworkError extends Error {
  static override [Symbol.hasInstance](error: unknown) {
    return isNamed(error, 'NetworkError')
  }

  override name = 'NetworkError'
  readonly method: string
  readonly path: string

  constructor(method: string, path: string, cause: unknown) {
    super(`${method} ${path} got no answer`, { cause })
    this.method = method
    this.path = path
  }
}

/** The provider answered 200–299 with something that is not JSON or not of the expected shape. */
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

/** True when the visitor left before the response came: no failure, and nothing to log. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/**
 * Every app compiles these classes in, and the client that throws is the shell's: an error is recognised by its name, or no
 * vertical would know one of its own calls' failures.
 */
function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name && 'path' in error
}
