import { listOf } from '@storefront/contract/wire'
import * as v from 'valibot'

type StoredList<T> = {
  key: string
  /** Name in log messages, e.g. 'bookings'. */
  name: string
  record: v.GenericSchema<unknown, T>
}

type DeviceListOptions<T> = StoredList<T> & {
  /** Maximum length. The oldest entries are dropped. */
  most: number
  isSame: (a: T, b: T) => boolean
}

/** Reads a list in the device's storage without its malformed entries. Empty, with a warning, if it is unreadable. */
export function readDeviceList<T>({ key, name, record }: StoredList<T>): T[] {
  try {
    return v.parse(listOf(record), JSON.parse(window.localStorage.getItem(key) ?? '[]'))
  } catch (error) {
    console.warn(`The ${name} on this device are unreadable:`, error)
    return []
  }
}

/** List in the device's storage, newest first. Logs a full or forbidden storage. */
export function deviceList<T>({ most, isSame, ...stored }: DeviceListOptions<T>) {
  const { key, name, record } = stored
  const read = () => readDeviceList(stored)
  const write = (list: T[]) => {
    try {
      window.localStorage.setItem(key, JSON.stringify(v.parse(v.array(record), list)))
    } catch (error) {
      console.warn(`The ${name} on this device were not saved:`, error)
    }
  }
  const without = (one: T) => read().filter((other) => !isSame(one, other))
  return {
    read,
    /** Adds an entry at the front, or moves it there. */
    remember: (one: T) => write([one, ...without(one)].slice(0, most)),
    forget: (one: T) => write(without(one)),
    clear: () => write([]),
  }
}
