import type { CDPSession } from 'playwright'

type Initiator = { type: string; url?: string; stack?: Stack }
type Stack = { callFrames: { url: string }[]; parent?: Stack }

/**
 * Follows which request was caused by which, as the browser itself knows it. The document is the first round trip;
 * what stands in it is the second; what a script of it asks for is the third.
 */
export class RequestChain {
  private readonly depths = new Map<string, number>()
  private readonly endedAt = new Map<string, number>()
  private readonly urls = new Map<string, string>()
  private startedAt = 0

  /** Starts following; the session's network events must not have been used yet. */
  async follow(session: CDPSession): Promise<void> {
    session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
      if (request.url.startsWith('data:')) return
      if (this.startedAt === 0) this.startedAt = timestamp
      this.urls.set(requestId, request.url)
      if (this.depths.has(request.url)) return
      this.depths.set(request.url, 1 + this.depthOf(initiator as Initiator))
    })
    session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
      const url = this.urls.get(requestId)
      if (url) this.endedAt.set(url, (timestamp - this.startedAt) * 1000)
    })
    await session.send('Network.enable')
  }

  /** Round trips one after the other among the requests that had ended by then, in ms since navigation. */
  depthUntil(ms: number): number {
    const ended = [...this.endedAt].filter(([, at]) => at <= ms)
    return Math.max(0, ...ended.map(([url]) => this.depths.get(url) ?? 0))
  }

  private depthOf({ url, stack }: Initiator): number {
    const cause = url ?? scriptOf(stack)
    return this.depths.get(cause ?? '') ?? 0
  }
}

function scriptOf(stack: Stack | undefined): string | undefined {
  return stack?.callFrames.find(({ url }) => url)?.url ?? (stack?.parent && scriptOf(stack.parent))
}
