import { soldOutRefusal } from '@storefront/contract/wire'
import { HttpError } from '@storefront/http'
import * as v from 'valibot'

/** Whether a provider refused a booking because nothing is left of it: trying again helps nobody. */
export function isSoldOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409 && v.is(soldOutRefusal, error.body)
}
