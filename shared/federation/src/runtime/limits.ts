/** How long a page waits for a remote, in ms. With the server's own budget the sum stays below 6 s. */
export const loadLimits = {
  /** For one expose with everything it needs, whatever was tried for it: then a fallback stands in its place. */
  loadMs: 4400,
  /** Of that for the live release, where there is a last good one to try after it. */
  liveMs: 3000,
}
