/** The service will not do what was asked: answered as `{error: sentence}` with its status. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503

  constructor(status: Refusal['status'], sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.status = status
  }
}
