import { type DeviceBooking, readDeviceBookings } from '@storefront/booking'
import { useEffect, useState } from 'react'

/** The bookings made on this device; null until the device's storage has been read. */
export function useDeviceBookings() {
  const [bookings, setBookings] = useState<readonly DeviceBooking[] | null>(null)
  useEffect(() => setBookings(readDeviceBookings()), [])
  return [bookings, setBookings] as const
}
