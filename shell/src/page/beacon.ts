/** How one version of a remote, or of the shell, fared on a page: nothing of the visitor, of the page or of an error's text. */
export type VersionBeacon = {
  /** `shell` for the shell. */
  remote: string
  version: string
  /** Its code came (the shell's page came to life), its code did not come, or it threw. */
  outcome: 'loaded' | 'failed' | 'threw'
  /** From asking to having it, for the shell from the page's start to its life; null when it did not come. */
  ms: number | null
  /** Name of the error, or the federation runtime's number of it, e.g. 'RUNTIME_008'; null when there was none. */
  error: string | null
}

/** The web vitals of the page, which count for each version on it; null where there was nothing to measure. */
export type Vitals = {
  /** Milliseconds. */
  lcp: number | null
  inp: number | null
  /** Thousandths. */
  cls: number | null
}

/** What a page tells the storefront; it sends a list of these. */
export type Beacon = VersionBeacon | (Vitals & { outcome: 'measured' })

/** Where pages send their beacons. */
export const beaconAddress = '/session/beacons'
