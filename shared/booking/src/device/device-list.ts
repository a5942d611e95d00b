import * as v from 'valibot'

/** Storage of the device; where the visitor's settings forbid it, even naming it throws. */
export type DeviceStorage = () => Storage

const ofThisDevice: DeviceStorage = () => window.localStorage

type DeviceListOptions<T> = {
  key: string
  /** Name in the log, e.g. 'bookings'. */
  name: string
  record: v.GenericSchema<unknown, T>
  /** The oldest beyond that are dropped. */
  most: number
  isSame: (a: T, b: T) => boolean
}

/**
 * A list that this device keeps until the visitor deletes it, newest first. What cannot be read is left out; a full or
 * forbidden storage is reported and costs only the note.
 */
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
    /** Puts it first, once. */
    remember: (one: T, storage: DeviceStorage = ofThisDevice) =>
      write(storage, [one, ...without(one, storage)].slice(0, most)),
    /** Takes it off the list; answers those that are left. */
    forget: (one: T, storage: DeviceStorage = ofThisDevice) => {
      write(storage, without(one, storage))
      return read(storage)
    },
    clear: (storage: DeviceStorage = ofThisDevice) => write(storage, []),
  }
}
