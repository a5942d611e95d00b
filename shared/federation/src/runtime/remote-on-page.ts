import type { LiveRemote } from '@storefront/contract'

/**
 * Which release of one remote counts on this page: the live one, or the last good one where the live one cannot be had.
 * Whichever hands out an expose first is the remote's only release until the next page load.
 */
export class RemoteOnPage {
  readonly live: LiveRemote
  /** The release that counts now. */
  current: LiveRemote
  /** Whether it handed out an expose. */
  isInUse = false
  private readonly attempts = new Map<LiveRemote, number>()

  constructor(live: LiveRemote) {
    this.live = live
    this.current = live
  }

  /** What is tried where the current release cannot be had; undefined when nothing is left, or it is in use. */
  get standIn(): LiveRemote | undefined {
    return this.isInUse ? undefined : this.current.lastGood
  }

  /**
   * How the current release is registered. A later attempt asks at a new address: a browser joins a second request to
   * one that hangs.
   */
  get registration(): { name: string; entry: string } {
    const { release, baseUrl } = this.current
    const attempt = this.attempts.get(this.current) ?? 0
    const { href } = new URL(`${baseUrl}${release.entry}`, document.baseURI)
    return { name: release.name, entry: attempt ? `${href}?retry=${attempt}` : href }
  }

  /** Whether an entry is of the release that counts now, and not of one that was given up. */
  isCurrent(entry: string | undefined): boolean {
    return entry?.split('?')[0] === this.registration.entry.split('?')[0]
  }

  /** Goes over to another release, or back to the live one: then it is asked for anew. */
  switchTo(release: LiveRemote): void {
    this.attempts.set(this.current, (this.attempts.get(this.current) ?? 0) + 1)
    this.current = release
  }
}
