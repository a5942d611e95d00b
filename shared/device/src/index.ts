/** Lists in the storage of a visitor's device, never a traveller's record. */
export { readDeviceList } from './device-list.ts'
export { hasDeviceData } from './has-device-data.ts'
export { clearSearches, type LastSearch, readLastSearches } from './last-searches.ts'
export { clearSeen, readSeen, type Seen } from './recently-seen.ts'
export { useLastSearch } from './use-last-search.ts'
export { useSeen } from './use-seen.ts'
