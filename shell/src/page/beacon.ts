/** What a page tells the storefront of one remote's part: nothing of the visitor, of the page or of an error's text. */
export type Beacon = {
  remote: string
  version: string
  /** Its code came, its code did not come, or it threw while it was shown. */
  outcome: 'loaded' | 'failed' | 'threw'
  /** From asking to having it; null when it did not come. */
  ms: number | null
  /** Name of the error, or the federation runtime's number of it, e.g. 'RUNTIME_008'; null when there was none. */
  error: string | null
}

/** Where pages send their beacons. */
export const beaconAddress = '/session/beacons'
