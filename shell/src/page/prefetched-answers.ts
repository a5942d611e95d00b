import type { Answered } from '@storefront/http'

/** How long an answer may wait for the visit that it was asked for, in ms. */
const freshMs = 30_000

/** Most answers kept at once; the oldest goes first. */
const maxAnswers = 50

type Kept = { answer: Promise<Answered | null>; askedAt: number }

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
  readonly prefetch = async (address: string, init: RequestInit = {}): Promise<Answered> => {
    if (!isRead(init)) throw new Error('Only reads are asked for ahead.')
    if (!this.isFresh(this.kept.get(address))) this.keep(address, init)
    return (await this.kept.get(address)?.answer) ?? fetch(address, init)
  }

  /** `fetch` for what is needed now: takes the answer that is kept, or asks. */
  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Answered> => {
    const kept = isRead(init) ? this.kept.get(address) : undefined
    if (!kept) return fetch(address, init)
    this.kept.delete(address)
    const answer = this.isFresh(kept) ? await kept.answer : null
    init.signal?.throwIfAborted()
    return answer ?? fetch(address, init)
  }

  private isFresh(kept: Kept | undefined): boolean {
    return kept !== undefined && this.now() - kept.askedAt <= freshMs
  }

  private keep(address: string, init: RequestInit): void {
    // Not aborted when its first reader leaves: the answer is kept for the next one.
    const answer = fetch(address, { ...init, signal: null, priority: 'low' })
      .then(whole)
      .catch(() => null)
    this.kept.set(address, { answer, askedAt: this.now() })
    const [oldest] = this.kept.keys()
    if (this.kept.size > maxAnswers && oldest !== undefined) this.kept.delete(oldest)
  }
}

/** An answer with its text at hand: the visit that takes it waits for nothing. Null for one that failed. */
async function whole(response: Response): Promise<Answered | null> {
  const { ok, status } = response
  const text = await response.text()
  return ok ? { ok, status, text: async () => text } : null
}

/** What changes something is never asked for ahead nor answered from here. */
function isRead({ method = 'GET' }: RequestInit): boolean {
  return method === 'GET'
}
