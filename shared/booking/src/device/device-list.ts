import * as v from 'valibot'

/** Returns the device's storage; throws if the browser's settings forbid it. */
export type DeviceStorage = () => Storage

const ofThisDevice: DeviceStorage = () => window.localStorage

type DeviceListOptions<T> = {
  key: string
  /** Name in log messages, e.g. 'bookings'. */
  name: string
  record: v.GenericSchema<unknown, T>
  /** Maximum length. The oldest entries are dropped. */
  most: number
  isSame: (a: T, b: T) => boolean
}

/** List in the device's storage, newest first. Skips malformed entries. Logs a full or forbidden storage. */
export function deviceList<T>({ key, name, record, most, isSame }: DeviceListOptions<T>) {
  const read = (storage: DeviceStorage = ofThisDevice): T[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      if (!Array.isArray(stored)) return []
      return stored.flatMap((one) => {
        const result = v.safeParse(record, one)
        return result.success ? [result.output] : []
      })
    } catch (error) {
      console.warn(`The ${name} on this device are unreadable:`, error)
      return []
    }
  }
  const write = (storage: DeviceStorage, list: T[]) => {
    try {
      storage().setItem(key, JSON.stringify(v.parse(v.array(record), list)))
    } catch (error) {
      console.warn(`The ${name} on this device were not saved:`, error)
    }
  }
  const without = (one: T, storage: DeviceStorage) =>
    read(storage).filter((other) => !isSame(one, other))
  return {
    read,
    /** Adds an entry at the front, or moves it there. */
    remember: (one: T, storage: DeviceStorage = ofThisDevice) =>
      write(storage, [one, ...without(one, storage)].slice(0, most)),
    /** Removes an entry and returns the rest. */
    forget: (one: T, storage: DeviceStorage = ofThisDevice) => {
      write(storage, without(one, storage))
      return read(storage)
    },
    clear: (storage: DeviceStorage = ofThisDevice) => write(storage, []),
  }
}
