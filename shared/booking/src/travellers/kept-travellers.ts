import type { Product } from '@storefront/contract'
import { emptyTraveller, type TravellerDraft } from '@storefront/domain'
import * as v from 'valibot'
import { reasonOf } from '../payment/booking-calls.ts'

// The storefront server keeps what was typed over the visit to the payment page, and how to reach whom over a reload: "Try again"
// finds the form intact although no browser storage ever holds a record. Every failure is reported and costs only that convenience.

/** Longest wait for the server when leaving for the payment page, in ms. */
const saveBudgetMs = 2000

const fields = Object.keys(emptyTraveller()) as (keyof TravellerDraft)[]
const draftsShape = v.object({
  travellers: v.array(v.object(v.entriesFromList(fields, v.string()))),
})

const addressOf = (product: Product) => `/session/travellers/${product}`
const placeOf = (product: Product, key: string) =>
  `${addressOf(product)}?${new URLSearchParams({ key })}`

/** Keeps the travellers of the selection `key`. Resolves when kept, given up or failed; never rejects. */
export async function keepTravellers(
  product: Product,
  key: string,
  travellers: readonly TravellerDraft[],
): Promise<void> {
  await quietly('kept', async () => {
    const answer = await fetch(addressOf(product), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, travellers }),
      keepalive: true,
      signal: AbortSignal.timeout(saveBudgetMs),
    })
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  })
}

/** The travellers kept for the selection `key`, or null when there are none (or they cannot be read). */
export async function keptTravellers(
  product: Product,
  key: string,
  signal?: AbortSignal,
): Promise<TravellerDraft[] | null> {
  return quietly('fetched', async () => {
    const answer = await fetch(placeOf(product, key), signal ? { signal } : {})
    if (answer.status === 204 || answer.status === 404) return null
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    return v.parse(draftsShape, await answer.json()).travellers
  })
}

/**
 * The travellers of a checkout, by name. What was kept for the form is given up: from then on only the names are
 * kept, under the name of the checkout. Empty where nothing is kept.
 */
export async function keptNames(
  product: Product,
  { checkout, selectionKey }: { checkout: string; selectionKey: string | null },
): Promise<readonly TravellerDraft[]> {
  const named = await keptTravellers(product, checkout)
  if (named) return named
  if (selectionKey === null) return []
  const kept = (await keptTravellers(product, selectionKey)) ?? []
  const names = kept.map((one) => onlyOf(one, 'firstName', 'lastName'))
  if (names.length > 0) await keepTravellers(product, checkout, names)
  await quietly('forgotten', () => fetch(placeOf(product, selectionKey), { method: 'DELETE' }))
  return names
}

/** A record with these fields of another, the rest untouched. */
export function onlyOf(
  draft: TravellerDraft,
  ...names: readonly (keyof TravellerDraft)[]
): TravellerDraft {
  return { ...emptyTraveller(), ...Object.fromEntries(names.map((name) => [name, draft[name]])) }
}

async function quietly<T>(verb: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    const left = error instanceof DOMException && error.name === 'AbortError'
    if (!left) console.warn(`Travellers were not ${verb}:`, reasonOf(error))
    return null
  }
}
