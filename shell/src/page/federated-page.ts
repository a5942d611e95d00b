import type { Federation } from '@storefront/federation/runtime'
import type { Beacons } from './beacons.ts'
import type { BootData } from './boot-data.ts'

/** Boot data and remotes of a page. */
export type FederatedPage = { boot: BootData; federation: Federation; beacons: Beacons }
