import type { LiveRemote } from '@storefront/contract'

/**
 * Release of a remote on this page: the live one, or the last good one. The first release that provides an expose stays
 * until the next page load.
 */
export class RemoteOnPage {
  readonly live: LiveRemote
  current: LiveRemote
  /** True after the release provided an expose. */
  isInUse = false
  private readonly attempts = new Map<LiveRemote, number>()

  constructor(live: LiveRemote) {
    this.live = live
    this.current = live
  }

  /** Release to try after a failure; undefined when there is none or the current one is in use. */
  get lastGood(): LiveRemote | undefined {
    return this.isInUse ? undefined : this.current.lastGood
  }

  /**
   * Name and entry for the runtime. Each retry has a new address, because a browser would let it wait for a hanging
   * request of the same address.
   */
  get registration(): { name: string; entry: string } {
    const { release, baseUrl } = this.current
    const attempt = this.attempts.get(this.current) ?? 0
    const { href } = new URL(`${baseUrl}${release.entry}`, document.baseURI)
    return { name: release.name, entry: attempt ? `${href}?retry=${attempt}` : href }
  }

  /** True for an entry of the current release. */
  isCurrent(entry: string | undefined): boolean {
    return entry?.split('?')[0] === this.registration.entry.split('?')[0]
  }

  /** Switches to a release, and gives the previous one a new address for another try. */
  switchTo(release: LiveRemote): void {
    this.attempts.set(this.current, (this.attempts.get(this.current) ?? 0) + 1)
    this.current = release
  }
}
