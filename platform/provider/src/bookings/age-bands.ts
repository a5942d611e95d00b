import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { ageOn } from '../calendar.ts'

/** Bands as flights sell them: under 2 an infant (free), under 12 a child, else an adult. */
export function flightBands(births: readonly IsoDate[], day: IsoDate): TravellerCounts {
  const ages = births.map((birth) => ageOn(birth, day))
  const infants = ages.filter((age) => age < 2).length
  const children = ages.filter((age) => age >= 2 && age < 12).length
  return { adults: ages.length - infants - children, children, infants }
}

/**
 * Possible splits of a stay's guests, one per number of infants, likeliest first. A body without counts has birth
 * dates only, and the shop's bands overlap (children 2–12, infants 0–12, adults 12+): a guest under 12 may be a child
 * or an infant, one of 12 anything, but no adult beyond `mostAdults`.
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

/** Days and oldest infant age that counts are checked against. */
export type CountRules = { firstDay: IsoDate; infantDay?: IsoDate; infantMaxAge: number }

/**
 * Returns the counts nearest to those sent that the birth dates allow: infants who are too old become children. On
 * the first day adults are at least 12, children at most 12.
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
