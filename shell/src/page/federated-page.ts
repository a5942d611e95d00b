import type { Federation } from '@storefront/federation/runtime'
import type { Beacons } from './beacons.ts'
import type { BootData } from './boot-data.ts'

export type FederatedPage = { boot: BootData; federation: Federation; beacons: Beacons }
