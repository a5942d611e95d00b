import type { IsoDate, Product, TravellerBand, TravellerCounts } from '@storefront/contract'
import { ageOn, oldestAge } from './age-bands.ts'
import { countText } from './counts.ts'
import { formatDayDate, isIsoDate, type TravelDays } from './dates.ts'

/** Limits that a record states; null is no limit. */
export type PartyLimits = {
  /** Minimum age in whole years on the first day. */
  minAge?: number | null
  /** Largest party, infants included. */
  maxParty?: number | null
  /** Oldest infant of the chosen rate of a hotel, in whole years on the first day. */
  infantMaxAge?: number | null
  /** Day on which infants must be under 2; the last day of the trip if absent. */
  infantDay?: IsoDate
}

/** Age band and birth date, which is '' or incomplete while typing. */
export type PartyMember = { band: TravellerBand; birth: string }

export type PartyRules = { product: Product; days: TravelDays; limits?: PartyLimits | undefined }

/** Reason against paying by card, and the number of infants that must count as children to remove it. */
export type PartyProblem = { text: string; excessInfants?: number }

const adultAge = 18

/** Returns the reasons against paying by card. A missing birth date counts as the oldest age of its band. */
export function partyProblems(
  party: readonly PartyMember[],
  { product, days: { first }, limits = {} }: PartyRules,
): PartyProblem[] {
  const { minAge, maxParty } = limits
  const oldest = ({ band, birth }: PartyMember) =>
    isIsoDate(birth) ? ageOn(birth, first) : oldestAge(band)
  const laps = party.filter((one) => oldest(one) >= adultAge).length
  const excess = party.filter(({ band }) => band === 'infants').length - laps
  const day = formatDayDate(first)
  return [
    isNumber(maxParty) &&
      party.length > maxParty && {
        text: `One booking takes ${countText(maxParty, 'person', 'people')} at most. You can make two bookings.`,
      },
    isNumber(minAge) &&
      party.some((one) => oldest(one) < minAge) && {
        text: `Everybody must be ${minAge} or older on ${day}.`,
      },
    laps === 0 && { text: `Somebody of 18 or older on ${day} must travel with you.` },
    product === 'flight' &&
      laps > 0 &&
      excess > 0 && {
        text: `Each infant needs the lap of an adult of 18 or older: ${countText(laps, 'infant', 'infants')} can fly with your party.`,
        excessInfants: excess,
      },
  ].filter((problem) => problem !== false)
}

/** Oldest age of an infant and the day it applies to: in a hotel the rate's on the first day, else 1 on the last. */
function infantRule({ product, days, limits = {} }: PartyRules): { maxAge: number; on: IsoDate } {
  if (product !== 'hotel') return { maxAge: 1, on: limits.infantDay ?? days.last }
  return { maxAge: limits.infantMaxAge ?? oldestAge('infants'), on: days.first }
}

/** Hint that an infant is old enough to count as a child; null if not, or if the infant is too old even for that. */
export function outgrownText({ band, birth }: PartyMember, rules: PartyRules): string | null {
  if (band !== 'infants' || !isIsoDate(birth)) return null
  const { maxAge, on } = infantRule(rules)
  const age = ageOn(birth, on)
  if (age <= maxAge || ageOn(birth, rules.days.first) > oldestAge('children')) return null
  const years = countText(age, 'year', 'years')
  const limit =
    rules.product === 'hotel'
      ? `infants of this rate are up to ${countText(maxAge, 'year', 'years')} old`
      : 'infants are under 2'
  return `${years} old on ${formatDayDate(on)}: ${limit}.`
}

export function infantsAsChildren(counts: TravellerCounts, moved: number): TravellerCounts {
  return { ...counts, children: counts.children + moved, infants: counts.infants - moved }
}

function isNumber(limit: number | null | undefined): limit is number {
  return typeof limit === 'number'
}
