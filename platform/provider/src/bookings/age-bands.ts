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
 * The ways guests may have been counted for a stay, one for every number of infants: the price depends on nothing else.
 * The storefront's bands overlap there (children 2–12, infants 0–12, adults 12+) and a body names no bands, only birth
 * dates; so a guest under 12 may be a child or an infant, and one of twelve may be any, no adult where there would be
 * more than `mostAdults`. Most likely first: under 2 an infant, under 12 a child.
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

/** Days and ages by which counts are checked. */
export type CountRules = { firstDay: IsoDate; infantDay?: IsoDate; infantMaxAge: number }

/**
 * The counts nearest to those sent that the birth dates allow. Infants that are too old are children; on the first day
 * an adult is 12 or older, a child 12 or younger. A younger traveller may pay as a child.
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

/** "2 adults, 1 child, 1 infant". */
export function bandsText({ adults, children, infants }: TravellerCounts): string {
  const parts = [
    adults > 0 && `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    children > 0 && `${children} ${children === 1 ? 'child' : 'children'}`,
    infants > 0 && `${infants} ${infants === 1 ? 'infant' : 'infants'}`,
  ]
  return parts.filter(Boolean).join(', ')
}
