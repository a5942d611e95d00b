import type { TravellerCounts } from '@storefront/contract'
import { notAvailableRefusal, priceChangedRefusal, soldOutRefusal } from '@storefront/contract/wire'
import { countText, formatDayDate, nightsText, nothingSent } from '@storefront/domain'
import { HttpError, isUnsent } from '@storefront/http'
import * as v from 'valibot'

/** Changed price: total in USD, and the provider's counts, or null if it sent none. */
export type OtherPrice = { totalUsd: number; counts: TravellerCounts | null }

/** Reads a `price_changed` refusal; null for any other failure. */
export function otherPrice(error: unknown): OtherPrice | null {
  const refused = refusalOf(error, priceChangedRefusal)?.error
  if (!refused) return null
  return { totalUsd: refused.current_total_amount_usd, counts: refused.current_counts ?? null }
}

/** Refusal that a retry cannot change. `choosesAgain`: another choice helps. `paidReference`: of a paid checkout. */
export type Refusal = { reason: string; choosesAgain: boolean; paidReference: string | null }

/** Reads the reference of an earlier checkout that is paid; null for any other failure. */
export function paidReference(error: unknown): string | null {
  const refused = refusalOf(error, notAvailableRefusal)?.error
  return refused?.reason === 'already_paid' ? refused.reference : null
}

type Refused = v.InferOutput<typeof notAvailableRefusal>['error']

/** Texts of reasons that another choice solves. A provider may leave out the limit. */
const solvedByChoice: Record<string, (refused: Refused) => string> = {
  not_sold_on_day: () => 'This is not sold on the chosen date.',
  after_last_day: ({ last_day: day }) =>
    day ? `The last date on sale is ${formatDayDate(day)}.` : 'This date is too late.',
  date_too_early: ({ first_day: day }) =>
    day ? `The earliest date is ${formatDayDate(day)}.` : 'This date is too early.',
  stay_too_long: ({ max_nights: most }) =>
    most ? `The longest stay is ${nightsText(most)}.` : 'This stay is too long.',
  stay_too_short: ({ min_nights: least }) =>
    least ? `The shortest stay is ${nightsText(least)}.` : 'This stay is too short.',
  party_too_large: ({ max_party: most }) =>
    most
      ? `One booking takes ${countText(most, 'person', 'people')} at most. Larger groups can book by WhatsApp.`
      : 'Your group is too large for one booking. Larger groups can book by WhatsApp.',
  too_young: ({ min_age: age }) =>
    age ? `Everybody must be ${age} or older.` : 'A traveller is too young for this.',
  impossible_connection: () => 'The return flight leaves before you arrive. Choose another one.',
}

const unsolved: Record<string, (refused: Refused) => string> = {
  no_adult: () =>
    'Paying by card takes a traveller of 18 or older. You can send this booking by WhatsApp.',
  too_many_infants: ({ max_infants: most }) =>
    most === null
      ? 'Each infant needs an adult of 18 or older. You can send this booking by WhatsApp.'
      : `${countText(most, 'infant', 'infants')} can travel on a lap with your party. Count the others as children, or send this booking by WhatsApp.`,
  passport_repeated: () => 'Two travellers have the same passport number. Correct one of them.',
  already_paid: ({ reference }) =>
    `This booking has been paid already${reference ? `: its reference is ${reference}` : ''}. Do not pay again.`,
}

/** Reads the reason to show below the alert; null if neither the provider nor the browser names one. */
export function refusalReason(error: unknown): Refusal | null {
  if (isUnsent(error)) return { reason: nothingSent, choosesAgain: false, paidReference: null }
  if (refusalOf(error, soldOutRefusal))
    return { reason: 'This has just sold out.', choosesAgain: true, paidReference: null }
  const refused = refusalOf(error, notAvailableRefusal)?.error
  const name = refused?.reason ?? ''
  const texts = [solvedByChoice, unsolved].find((table) => Object.hasOwn(table, name))
  const reason = refused && texts?.[name]?.(refused)
  return reason
    ? { reason, choosesAgain: texts === solvedByChoice, paidReference: paidReference(error) }
    : null
}

/** Parses the body of a 409; null for any other failure. */
function refusalOf<Schema extends v.GenericSchema>(
  error: unknown,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const refusal = v.safeParse(schema, error.body)
  return refusal.success ? refusal.output : null
}
