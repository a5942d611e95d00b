/** Lists in the storage of a visitor's device, never a traveller's record. */
export { deviceList } from './device-list.ts'
export { hasDeviceData, unfinishedKey } from './has-device-data.ts'
export { clearSeen, readSeen, type Seen } from './recently-seen.ts'
export { useOnReturn } from './use-on-return.ts'
export { useSeen } from './use-seen.ts'
