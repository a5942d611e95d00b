import type { LiveRemote } from '@storefront/contract'

/**
 * Which release of one remote this page runs: the live one, or the last good one where the live one cannot be loaded.
 * Whichever hands out an expose first is the remote's only release until the next page load.
 */
export class RemoteOnPage {
  readonly live: LiveRemote
  /** The release that counts now. */
  current: LiveRemote
  /** True when the page got one of its exposes. */
  isInUse = false
  private readonly attempts = new Map<LiveRemote, number>()

  constructor(live: LiveRemote) {
    this.live = live
    this.current = live
  }

  /** The release to try when the current one cannot be loaded; undefined when there is none, or when the current one runs. */
  get standIn(): LiveRemote | undefined {
    return this.isInUse ? undefined : this.current.lastGood
  }

  /**
   * Name and entry of the current release for the federation runtime. Each retry uses a new address, because browsers join
   * a second request to one that hangs.
   */
  get registration(): { name: string; entry: string } {
    const { release, baseUrl } = this.current
    const attempt = this.attempts.get(this.current) ?? 0
    const { href } = new URL(`${baseUrl}${release.entry}`, document.baseURI)
    return { name: release.name, entry: attempt ? `${href}?retry=${attempt}` : href }
  }

  /** True when an entry belongs to the current release, not to one that the page gave up. */
  isCurrent(entry: string | undefined): boolean {
    return entry?.split('?')[0] === this.registration.entry.split('?')[0]
  }

  /** Makes another release the current one. The release before it gets a new address, in case the page returns to it. */
  switchTo(release: LiveRemote): void {
    this.attempts.set(this.current, (this.attempts.get(this.current) ?? 0) + 1)
    this.current = release
  }
}
