import type { Federation } from '@storefront/federation/runtime'
import type { Beacons } from './beacons.ts'
import type { BootData } from './boot-data.ts'

/** A page with a site to start: what it was sent with, and its remotes. */
export type FederatedPage = { boot: BootData; federation: Federation; beacons: Beacons }
