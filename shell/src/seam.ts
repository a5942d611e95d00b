// Types for the storefront server, whose only code of the shell is the release that it runs.
export type {
  EmptyDocument,
  InlineSources,
  PageDocument,
  PageInput,
  RenderInput,
} from './document/page-input.ts'
export type { Beacon, VersionBeacon } from './page/beacons.ts'

/** Exports of the shell's server-side build. */
export type RenderBundle = typeof import('./server.ts')
