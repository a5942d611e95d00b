import type { LiveRemote } from '@storefront/contract'
import type { Container } from './container.ts'
import { loadLimits } from './limits.ts'
import { RemoteLoadError } from './load-script.ts'

/** What a remote is loaded with; the page's own ways, or a test's. */
export type RemoteLoaderOptions = {
  /** Runs a release's entry; `attempt` above 0 asks anew. */
  open: (release: LiveRemote, attempt: number) => Promise<Container>
  /** Clears away what a release left on the page, before another one of the same remote is tried. */
  leave?: (release: LiveRemote, next: LiveRemote) => void
  /** Hints at an expose's files, so that they come side by side with the entry. */
  hint?: (release: LiveRemote, expose: string) => void
}

/**
 * One remote of a page: its live release, or its last good one where the live one cannot be had. Whichever hands out
 * an expose first is the remote's only release until the next page load: two versions never meet on a page.
 */
export class RemoteLoader {
  private readonly live: LiveRemote
  private readonly options: RemoteLoaderOptions
  private release: LiveRemote
  private isInUse = false
  private container: Promise<Container> | null = null
  private attempts = new Map<LiveRemote, number>()

  constructor(live: LiveRemote, options: RemoteLoaderOptions) {
    this.live = live
    this.release = live
    this.options = options
  }

  /** The release that counts on this page. */
  get inUse(): LiveRemote {
    return this.release
  }

  /**
   * Loads one expose within `loadLimits.loadMs`. Throws what went wrong with the live release, or with the one in use;
   * a later call tries again from there.
   */
  async load(expose: string): Promise<unknown> {
    const deadline = performance.now() + loadLimits.loadMs
    let failure: unknown = null
    for (;;) {
      const release = this.release
      const timeLeft = deadline - performance.now()
      const standIn = this.isInUse ? undefined : release.lastGood
      try {
        const limitMs = standIn ? Math.min(timeLeft, loadLimits.liveMs) : timeLeft
        const module = await within(limitMs, release, this.get(release, expose))
        if (this.release === release) {
          this.isInUse = true
          return module
        }
      } catch (error) {
        failure ??= error
        if (this.release === release) {
          if (!this.isInUse) this.container = null
          if (this.isInUse || !standIn) {
            this.startOver()
            throw failure
          }
          console.error(`${release.release.name}: ${standIn.release.version} stands in.`, error)
          this.switchTo(standIn)
        }
      }
      // Another expose of this remote has decided meanwhile which release it is.
      if (performance.now() >= deadline) throw failure ?? tooLate(release)
    }
  }

  private async get(release: LiveRemote, expose: string): Promise<unknown> {
    const container = await this.opened(release, expose)
    return (await container.get(expose))()
  }

  private opened(release: LiveRemote, expose: string): Promise<Container> {
    if (this.container) return this.container
    const attempt = this.attempts.get(release) ?? 0
    this.attempts.set(release, attempt + 1)
    if (attempt === 0) this.options.hint?.(release, expose)
    const opening = this.options.open(release, attempt)
    this.container = opening
    opening.catch(() => {
      if (this.container === opening) this.container = null
    })
    return opening
  }

  /** Neither release could be had: the next try begins with the live one again. */
  private startOver(): void {
    if (!this.isInUse && this.release !== this.live) this.switchTo(this.live)
  }

  private switchTo(release: LiveRemote): void {
    this.options.leave?.(this.release, release)
    this.release = release
    this.container = null
  }
}

function within<T>(limitMs: number, release: LiveRemote, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate(release)), Math.max(0, limitMs))
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function tooLate({ release, baseUrl }: LiveRemote): RemoteLoadError {
  return new RemoteLoadError(
    `${baseUrl}${release.entry}`,
    'or what it needs did not arrive in time',
  )
}
