import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { ageOn, oldestAge } from './age-bands.ts'
import { countText } from './counts.ts'
import { formatDayDate, isIsoDate } from './dates.ts'
import type { PartyMember, PartyRules } from './party-rules.ts'

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
