// Exports for the storefront server.
export { type Beacon, beaconAddress, type VersionBeacon } from './page/beacons.ts'
export type { BootData } from './page/boot-data.ts'
export { liveEvent, recordEarlyTaps } from './page/early-taps.ts'
export { retryOnClosedConnection } from './page/fetch-with-retry.ts'
export { markFirstPaint } from './page/first-paint.ts'
export { documentTitle } from './page/head.ts'
export type { RenderedPage, RenderInput } from './page/rendered-page.ts'
export { utcOffsetCookie } from './page/utc-offset.ts'
export {
  type Expose,
  hydratesLater,
  keyOf,
  neededExposes,
  ownerOf,
  type Remotes,
  releaseNames,
} from './remotes/page-remotes.ts'

/** Exports of the shell's server-side build. */
export type RenderBundle = typeof import('./server.tsx')
