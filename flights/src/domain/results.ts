import type { FlightType, SelectedFlight } from '@storefront/contract'
import { countedOptions } from '@storefront/domain'
import { fareUsd } from './pricing.ts'

/** Both directions of a search's answer; `inbound` is empty for one way. */
export type FlightResults = { outbound: SelectedFlight[]; inbound: SelectedFlight[] }

/** Outbound flights that can be booked as this kind of trip: one without a price for it cannot begin it. */
export function offeredFlights(flights: SelectedFlight[], type: FlightType): SelectedFlight[] {
  return flights.filter((flight) => fareUsd(flight, type) !== null)
}

/** Order of a list of flights. */
export type FlightOrder = 'price' | 'departure' | 'arrival'

/** Part of a day, by the hour a flight leaves. */
export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening'

/** Filters with a label as they are shown; six hours each. */
export const dayParts: readonly { value: DayPart; label: string }[] = [
  { value: 'night', label: 'Night, 00:00 to 05:59' },
  { value: 'morning', label: 'Morning, 06:00 to 11:59' },
  { value: 'afternoon', label: 'Afternoon, 12:00 to 17:59' },
  { value: 'evening', label: 'Evening, 18:00 to 23:59' },
]

/** The part of the day a flight leaves in, or null when its time is unreadable. */
export function dayPartOf({ departureTime }: SelectedFlight): DayPart | null {
  const hour = /^([01]\d|2[0-3]):/.exec(departureTime)?.[1]
  return dayParts[Math.floor(Number(hour) / 6)]?.value ?? null
}

/** The airlines of a list that are known, by name, with how many flights each has. */
export function airlineOptions(flights: SelectedFlight[]) {
  const names = flights.map(({ airlineName }) => airlineName)
  const known = [...new Set(names)].filter(Boolean).sort((a, b) => a.localeCompare(b, 'en-US'))
  return countedOptions(
    known.map((name) => ({ value: name, label: name })),
    names,
  )
}

/** The parts of the day that flights of a list leave in, with how many. */
export function dayPartOptions(flights: SelectedFlight[]) {
  return countedOptions(dayParts, flights.map(dayPartOf))
}

/** What narrows a list down; an empty choice keeps everything. */
export type FlightFilter = { airlines: readonly string[]; dayParts: readonly DayPart[] }

/** The flights that pass every filter. */
export function filterFlights(flights: SelectedFlight[], filter: FlightFilter): SelectedFlight[] {
  return flights.filter((flight) => {
    const part = dayPartOf(flight)
    return (
      (filter.airlines.length === 0 || filter.airlines.includes(flight.airlineName)) &&
      (filter.dayParts.length === 0 || filter.dayParts.some((asked) => asked === part))
    )
  })
}

const latest = '24:00'

/** The flights in order: cheapest first (ties by departure), or by a time, earliest first and unknown ones last. */
export function sortFlights(
  flights: SelectedFlight[],
  order: FlightOrder,
  type: FlightType,
): SelectedFlight[] {
  const byTime =
    (time: 'departureTime' | 'arrivalTime') => (a: SelectedFlight, b: SelectedFlight) =>
      (a[time] || latest).localeCompare(b[time] || latest)
  const byDeparture = byTime('departureTime')
  const byPrice = (a: SelectedFlight, b: SelectedFlight) =>
    (fareUsd(a, type) ?? Infinity) - (fareUsd(b, type) ?? Infinity) || byDeparture(a, b)
  const orders = { price: byPrice, departure: byDeparture, arrival: byTime('arrivalTime') }
  return flights.toSorted(orders[order])
}
