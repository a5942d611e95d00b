import { mostIssues } from '../limits.ts'

/** Problem at a path such as "passengers.0.email". */
export type Issue = { path: string; message: string }

export type RefusalOptions = {
  issues?: Issue[]
  /** Details for the caller, e.g. both totals of a changed price. */
  details?: Record<string, unknown>
  retryAfterSeconds?: number
  cause?: unknown
}

/** Refused request, answered as `{error: {code, message, …}}` with its status. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 400 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503
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

  toBody() {
    const { details } = this.options
    const issues = this.options.issues?.slice(0, mostIssues)
    return {
      error: { code: this.code, message: this.message, ...(issues ? { issues } : {}), ...details },
    }
  }
}

export function notFound(what: string): Refusal {
  return new Refusal(404, 'not_found', `There is no such ${what}.`)
}
