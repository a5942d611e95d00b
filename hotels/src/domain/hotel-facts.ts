import type { ArrivalFacts } from '@storefront/contract'

/** Known facts of the hotel as rows. */
export function factRows({ checkInTime, checkOutTime, address }: ArrivalFacts) {
  return [
    ...(checkInTime ? [{ label: 'Check-in from', value: checkInTime }] : []),
    ...(checkOutTime ? [{ label: 'Check-out until', value: checkOutTime }] : []),
    ...(address ? [{ label: 'Address', value: address }] : []),
  ]
}
