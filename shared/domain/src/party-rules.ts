import type { IsoDate, Product, TravellerBand } from '@storefront/contract'
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

function isNumber(limit: number | null | undefined): limit is number {
  return typeof limit === 'number'
}
