import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { ageOn } from '../calendar.ts'

/** Travellers per band on a flight: infants are under 2 and free, children under 12, all others adults. */
export function flightBands(births: readonly IsoDate[], day: IsoDate): TravellerCounts {
  const ages = births.map((birth) => ageOn(birth, day))
  const infants = ages.filter((age) => age < 2).length
  const children = ages.filter((age) => age >= 2 && age < 12).length
  return { adults: ages.length - infants - children, children, infants }
}

/**
 * Possible splits of a stay's guests into bands, one per number of infants, likeliest first. The shop's bands overlap
 * (children 2–12, infants 0–12, adults 12+), so birth dates leave a choice. At most `mostAdults` are adults.
 */
export function guestBands(
  births: readonly IsoDate[],
  day: IsoDate,
  mostAdults = Number.POSITIVE_INFINITY,
): TravellerCounts[] {
  const ages = births.map((birth) => ageOn(birth, day))
  const babies = ages.filter((age) => age < 2).length
  const under12 = ages.filter((age) => age < 12).length
  const over12 = ages.filter((age) => age > 12).length
  const notUnder12 = ages.length - under12
  const fewestYoung = Math.max(0, notUnder12 - mostAdults)
  const ways = Array.from({ length: ages.length - over12 + 1 }, (_, infants) => {
    const young = Math.max(fewestYoung, infants - under12)
    const adults = notUnder12 - young
    return { adults, children: under12 + young - infants, infants }
  })
  const distance = (way: TravellerCounts) =>
    Math.abs(way.infants - babies) + notUnder12 - way.adults
  return ways
    .filter(({ adults }) => adults >= over12)
    .toSorted((a, b) => distance(a) - distance(b) || b.adults - a.adults)
}

/** Days on which ages are measured (`infantDay` for infants), and the oldest age of an infant. */
export type CountRules = { firstDay: IsoDate; infantDay?: IsoDate; infantMaxAge: number }

/**
 * Changes the sent counts no more than the birth dates require: infants who are too old become children. On the first
 * day adults are at least 12, children at most 12.
 */
export function allowedCounts(
  sent: TravellerCounts,
  births: readonly IsoDate[],
  { firstDay, infantDay = firstDay, infantMaxAge }: CountRules,
): TravellerCounts {
  const ages = births.map((birth) => ageOn(birth, firstDay))
  const young = births.filter((birth) => ageOn(birth, infantDay) <= infantMaxAge).length
  const infants = Math.min(sent.infants, young)
  const over12 = ages.filter((age) => age > 12).length
  const notUnder12 = ages.filter((age) => age >= 12).length
  const others = births.length - infants
  const adults = Math.min(Math.max(sent.adults, over12), notUnder12, others)
  return { adults, children: others - adults, infants }
}

/** Formats counts: "2 adults, 1 child, 1 infant". */
export function bandsText({ adults, children, infants }: TravellerCounts): string {
  const parts = [
    adults > 0 && `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    children > 0 && `${children} ${children === 1 ? 'child' : 'children'}`,
    infants > 0 && `${infants} ${infants === 1 ? 'infant' : 'infants'}`,
  ]
  return parts.filter(Boolean).join(', ')
}
