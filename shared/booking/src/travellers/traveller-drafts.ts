import type { Product } from '@storefront/contract'
import { emptyTraveller, type TravellerDraft } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'

export type Travellers = {
  /** One per traveller, in order. */
  drafts: TravellerDraft[]
  change: (index: number, change: Partial<TravellerDraft>) => void
}

/**
 * What the visitor types about `count` travellers, kept in the session's memory while the page lives. A page that
 * starts anew asks the storefront server for what was kept of the same selection on the way to the payment page; what is
 * typed before that arrives stays.
 */
export function useTravellers(product: Product, count: number, selectionKey: string): Travellers {
  const { session } = useStorefront()
  const [typed, setTyped] = useState<TravellerDraft[]>(() => session.drafts.get(product) ?? [])
  const latest = useRef(typed)

  const replace = useCallback(
    (drafts: TravellerDraft[]) => {
      latest.current = drafts
      session.drafts.set(product, drafts)
      setTyped(drafts)
    },
    [session, product],
  )
  const change = useCallback(
    (index: number, change: Partial<TravellerDraft>) =>
      replace(withChange(latest.current, index, change)),
    [replace],
  )

  useEffect(() => {
    if (session.drafts.get(product)) return
    const leaving = new AbortController()
    void keptTravellers(product, selectionKey, leaving.signal).then((kept) => {
      if (kept && !leaving.signal.aborted) replace(filledFrom(kept, latest.current))
    })
    return () => leaving.abort()
  }, [session, product, selectionKey, replace])

  return { drafts: useMemo(() => filledUp(typed, count), [typed, count]), change }
}

/** The same object for everyone who has not typed yet, so that their sections have nothing to repaint. */
const untouched: TravellerDraft = Object.freeze(emptyTraveller())

function filledUp(drafts: readonly TravellerDraft[], count: number): TravellerDraft[] {
  return Array.from({ length: count }, (_, index) => drafts[index] ?? untouched)
}

/** What was typed, and what was kept where nothing was typed. */
function filledFrom(kept: TravellerDraft[], typed: readonly TravellerDraft[]): TravellerDraft[] {
  const blank: Record<string, string> = untouched
  return Array.from({ length: Math.max(kept.length, typed.length) }, (_, index) => {
    const changes = Object.entries(typed[index] ?? {}).filter(
      ([name, value]) => value !== blank[name],
    )
    return { ...(kept[index] ?? untouched), ...Object.fromEntries(changes) }
  })
}

/** Drafts beyond the number of travellers are kept: lowering the number and raising it again loses nothing. */
function withChange(
  drafts: readonly TravellerDraft[],
  index: number,
  change: Partial<TravellerDraft>,
): TravellerDraft[] {
  const all = filledUp(drafts, Math.max(drafts.length, index + 1))
  all[index] = { ...(all[index] ?? untouched), ...change }
  return all
}

// The storefront server keeps what was typed over the visit to the payment page (docs/decisions/booking-and-money.md): "Try again" finds the
// form intact although no browser storage ever holds a passport. Every failure is reported and costs only that convenience.

/** How long leaving for the payment page may wait for the server, in ms. */
const saveBudgetMs = 2000

const draftsShape = v.object({
  travellers: v.array(
    v.object({
      firstName: v.string(),
      lastName: v.string(),
      email: v.string(),
      phoneNumber: v.string(),
      dob: v.string(),
      nationality: v.string(),
      passportNumber: v.string(),
      passportExpiry: v.string(),
    }),
  ),
})

const addressOf = (product: Product) => `/session/travellers/${product}`

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
    const query = new URLSearchParams({ key })
    const answer = await fetch(`${addressOf(product)}?${query}`, signal ? { signal } : {})
    if (answer.status === 204 || answer.status === 404) return null
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    return v.parse(draftsShape, await answer.json()).travellers
  })
}

/** Forgets the travellers of a product: the booking is done. */
export async function forgetTravellers(product: Product): Promise<void> {
  await quietly('forgotten', async () => {
    await fetch(addressOf(product), { method: 'DELETE' })
  })
}

async function quietly<T>(verb: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    const left = error instanceof DOMException && error.name === 'AbortError'
    if (!left) console.warn(`Travellers were not ${verb}:`, error)
    return null
  }
}
