/** How long an answer may wait for the visit that it was asked for, in ms. */
const freshMs = 30_000

/** More links than this nobody hovers over in that time; the oldest answer goes first. */
const maxAnswers = 50

type Kept = { answer: Promise<Response | null>; askedAt: number }

/**
 * Answers to reads that were asked before the visitor went there. Each serves one read of the same address, once and
 * while it is fresh; one that failed serves none. What loaders ask for decides: nothing here knows a screen.
 */
export class PrefetchedAnswers {
  private readonly kept = new Map<string, Kept>()
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /** `fetch` for what is about to be needed: the answer is kept. */
  readonly prefetch: typeof fetch = async (input, init) => {
    const key = readKey(input, init)
    if (key === null) throw new Error('Only reads are asked for ahead.')
    if (!this.isFresh(this.kept.get(key))) this.keep(key, input, init)
    const answer = await this.kept.get(key)?.answer
    return answer?.clone() ?? fetch(input, init)
  }

  /** `fetch` for what is needed now: takes the answer that is kept, or asks. */
  readonly fetch: typeof fetch = async (input, init) => {
    const key = readKey(input, init)
    const kept = key === null ? undefined : this.kept.get(key)
    if (key === null || !kept) return fetch(input, init)
    this.kept.delete(key)
    const answer = this.isFresh(kept) ? await kept.answer : null
    init?.signal?.throwIfAborted()
    return answer ?? fetch(input, init)
  }

  private isFresh(kept: Kept | undefined): boolean {
    return kept !== undefined && this.now() - kept.askedAt <= freshMs
  }

  private keep(key: string, input: RequestInfo | URL, init?: RequestInit): void {
    // Whoever asks first may leave before the answer comes; it is kept for the next one all the same.
    const answer = fetch(input, { ...init, signal: null, priority: 'low' }).then(
      (response) => (response.ok ? response : null),
      () => null,
    )
    this.kept.set(key, { answer, askedAt: this.now() })
    const [oldest] = this.kept.keys()
    if (this.kept.size > maxAnswers && oldest !== undefined) this.kept.delete(oldest)
  }
}

/** Null for what changes something: that is never asked for ahead nor answered from here. */
function readKey(input: RequestInfo | URL, init?: RequestInit): string | null {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return method === 'GET' ? String(input instanceof Request ? input.url : input) : null
}
