import { mostIssues } from '../limits.ts'

/** One thing that is wrong with a body or a query; `path` is where, "passengers.0.email". */
export type Issue = { path: string; message: string }

export type RefusalOptions = {
  issues?: Issue[]
  /** Further facts for the caller, e.g. both amounts of a changed price. */
  details?: Record<string, unknown>
  retryAfterSeconds?: number
  cause?: unknown
}

/** The provider will not do what was asked: answered as `{error: {code, message, …}}` with its status. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 400 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503
  readonly code: string
  readonly options: RefusalOptions

  constructor(
    status: Refusal['status'],
    code: string,
    message: string,
    options: RefusalOptions = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.code = code
    this.options = options
  }

  /** The JSON body, with the first of its issues. */
  toBody() {
    const { details } = this.options
    const issues = this.options.issues?.slice(0, mostIssues)
    return {
      error: { code: this.code, message: this.message, ...(issues ? { issues } : {}), ...details },
    }
  }
}

/** Nothing has this id or slug. */
export function notFound(what: string): Refusal {
  return new Refusal(404, 'not_found', `There is no such ${what}.`)
}
