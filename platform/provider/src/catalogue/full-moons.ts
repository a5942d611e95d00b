import type { IsoDate } from '@storefront/contract'
import { addDays, cancunDay, daysBetween } from '../calendar.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Day in Cancún of the full moon with this number, counted from 2000. Exact to two hours (Meeus, Astronomical
 * Algorithms, ch. 49).
 */
function fullMoon(number: number): IsoDate {
  const k = number + 0.5
  const sun = Math.sin(radians(2.5534 + 29.1053567 * k))
  const moon = Math.sin(radians(201.5643 + 385.81693528 * k))
  const julianDay = 2_451_550.09766 + 29.530588861 * k - 0.40614 * moon + 0.17302 * sun
  return cancunDay(new Date((julianDay - 2_440_587.5) * 86_400_000))
}

export function isNearFullMoon(day: IsoDate, days: number): boolean {
  return daysNearFullMoons(day, day, days).length > 0
}

/** Days from `first` to `last`, inclusive, within `days` of a full moon. */
export function daysNearFullMoons(first: IsoDate, last: IsoDate, days: number): IsoDate[] {
  const number = Math.floor(daysBetween('2000-01-21', first) / 29.530588861) - 1
  const found: IsoDate[] = []
  for (let one = number; ; one++) {
    const moon = fullMoon(one)
    if (addDays(moon, -days) > last) return found
    for (let offset = -days; offset <= days; offset++) {
      const day = addDays(moon, offset)
      if (day >= first && day <= last) found.push(day)
    }
  }
}
