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

/** Refusal that a retry cannot change. `choosesAgain`: another choice helps. `paidReference`: of a paid attempt. */
export type Refusal = { reason: string; choosesAgain: boolean; paidReference: string | null }

/** Reads the reference of an earlier attempt already paid; null for any other failure. */
export function paidReference(error: unknown): string | null {
  const refused = refusalOf(error, notAvailableRefusal)?.error
  return refused?.reason === 'already_paid' ? refused.reference : null
}

/** Reasons that choosing again does not solve. */
const unsolvedByChoice = new Set([
  'no_adult',
  'too_many_infants',
  'passport_repeated',
  'already_paid',
])

/** Reads the reason to show below the alert; null if neither the provider nor the browser names one. */
export function refusalReason(error: unknown): Refusal | null {
  if (isUnsent(error)) return { reason: nothingSent, choosesAgain: false, paidReference: null }
  if (refusalOf(error, soldOutRefusal))
    return { reason: 'This has just sold out.', choosesAgain: true, paidReference: null }
  const refused = refusalOf(error, notAvailableRefusal)?.error
  const reason = refused && reasonText(refused)
  if (!refused || !reason) return null
  const choosesAgain = !unsolvedByChoice.has(refused.reason ?? '')
  return { reason, choosesAgain, paidReference: paidReference(error) }
}

function reasonText(refused: v.InferOutput<typeof notAvailableRefusal>['error']): string | null {
  const { reference, first_day, last_day, min_age, max_party, max_infants } = refused
  const { max_nights, min_nights } = refused
  switch (refused.reason) {
    case 'not_sold_on_day':
      return 'This is not sold on the chosen date.'
    case 'after_last_day':
      return last_day
        ? `The last date on sale is ${formatDayDate(last_day)}.`
        : 'This date is too late.'
    case 'date_too_early':
      return first_day
        ? `The earliest date is ${formatDayDate(first_day)}.`
        : 'This date is too early.'
    case 'stay_too_long':
      return max_nights
        ? `The longest stay is ${nightsText(max_nights)}.`
        : 'This stay is too long.'
    case 'stay_too_short':
      return min_nights
        ? `The shortest stay is ${nightsText(min_nights)}.`
        : 'This stay is too short.'
    case 'party_too_large':
      return max_party
        ? `One booking takes ${countText(max_party, 'person', 'people')} at most. Larger groups can book by WhatsApp.`
        : 'Your group is too large for one booking. Larger groups can book by WhatsApp.'
    case 'too_young':
      return min_age
        ? `Everybody must be ${min_age} or older.`
        : 'A traveller is too young for this.'
    case 'impossible_connection':
      return 'The return flight leaves before you arrive. Choose another one.'
    case 'no_adult':
      return 'Paying by card takes a traveller of 18 or older. You can send this booking by WhatsApp.'
    case 'too_many_infants':
      return max_infants === null
        ? 'Each infant needs an adult of 18 or older. You can send this booking by WhatsApp.'
        : `${countText(max_infants, 'infant', 'infants')} can travel on a lap with your party. Count the others as children, or send this booking by WhatsApp.`
    case 'passport_repeated':
      return 'Two travellers have the same passport number. Correct one of them.'
    case 'already_paid':
      return `This booking has been paid already${reference ? `: its reference is ${reference}` : ''}. Do not pay again.`
    default:
      return null
  }
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
