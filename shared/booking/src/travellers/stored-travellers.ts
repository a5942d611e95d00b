import type { Product } from '@storefront/contract'
import { emptyTraveller, type TravellerDraft } from '@storefront/domain'
import { isAborted } from '@storefront/http'
import * as v from 'valibot'
import { reasonOf } from '../payment/booking-calls.ts'
import { saveBudgetMs } from '../times.ts'

// The storefront server keeps travellers during a visit to the payment page, and contact data across a reload, so that
// "Try again" restores the form. No browser storage holds a record. Failures are logged and lose only that convenience.

const fields = Object.keys(emptyTraveller()) as (keyof TravellerDraft)[]
const draftsShape = v.object({
  travellers: v.array(v.object(v.entriesFromList(fields, v.string()))),
})

const addressOf = (product: Product) => `/session/travellers/${product}`
const placeOf = (product: Product, key: string) =>
  `${addressOf(product)}?${new URLSearchParams({ key })}`

/** Stores the travellers of the selection `key`. Resolves when stored, timed out or failed; never rejects. */
export async function saveTravellers(
  product: Product,
  key: string,
  travellers: readonly TravellerDraft[],
): Promise<void> {
  await quietly('stored', async () => {
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

/** Returns the stored travellers of the selection `key`, or null. */
export async function loadTravellers(
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

/** Travellers of a checkout: names for its receipt, and complete records the first time, else none. */
type StoredParty = { names: readonly TravellerDraft[]; records: readonly TravellerDraft[] }

/** Returns the travellers of a checkout. Deletes the stored records, and keeps the names for a reload. */
export async function takeTravellers(
  product: Product,
  { id, selectionKey }: { id: string; selectionKey: string | null },
): Promise<StoredParty> {
  const named = await loadTravellers(product, id)
  if (named) return { names: named, records: [] }
  if (selectionKey === null) return { names: [], records: [] }
  const records = (await loadTravellers(product, selectionKey)) ?? []
  const names = records.map((one) => onlyOf(one, 'firstName', 'lastName'))
  if (names.length > 0) await saveTravellers(product, id, names)
  await quietly('forgotten', () => fetch(placeOf(product, selectionKey), { method: 'DELETE' }))
  return { names, records }
}

/** Copies the named fields into an empty record. */
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
    if (!isAborted(error)) console.warn(`Travellers were not ${verb}:`, reasonOf(error))
    return null
  }
}
