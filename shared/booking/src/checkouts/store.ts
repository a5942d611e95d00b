import type { StoredCheckout } from '@storefront/contract'
import { isBooked } from '@storefront/domain'
import {
  type CheckoutsSnapshot,
  type Session,
  useSettled,
  useStorefront,
} from '@storefront/session'
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { unfinishedMs } from '../times.ts'
import { advance, type CheckoutEvent } from './advance.ts'
import { type Checkout, checkoutShape, type InState } from './checkout.ts'
import { followDevice, updateList } from './device-list.ts'
import { type Checkouts, checkoutsOf, isSentElsewhere } from './questions.ts'

/** Most checkouts of a tab. */
const mostOwn = 20

export function readCheckouts(session: Session): Checkouts {
  followDevice(session)
  return parsed(session.checkouts.get())
}

export function useCheckouts(): Checkouts {
  const { session } = useStorefront()
  const { checkouts } = session
  const isSettled = useSettled()
  const [, setFollowed] = useState(false)
  useLayoutEffect(() => {
    if (!isSettled) return
    followDevice(session)
    // Renders the list before the first paint: React subscribes to the store only after it.
    setFollowed(true)
  }, [isSettled, session])
  const snapshot = useSyncExternalStore(checkouts.subscribe, checkouts.get, checkouts.getInitial)
  return useMemo(() => parsed(snapshot), [snapshot])
}

/**
 * Adds a checkout to the device's list and to this tab's, or begins it again under its id. Outdates the tab's earlier ones
 * of the same selection and way.
 */
export function beginCheckout(
  session: Session,
  begun: Omit<InState<'sending'>, 'document' | 'startedAt' | 'revision' | 'keptUntil'>,
): void {
  const checkouts = readCheckouts(session)
  const { document } = checkouts
  const isEarlier = ({ id, way, state }: Checkout) =>
    id !== begun.id && way === begun.way && state !== 'requested'
  advanceCheckouts(session, checkoutsOf(checkouts, begun).filter(isEarlier), { kind: 'outdated' })
  const started = { startedAt: Date.now(), revision: 0, keptUntil: null }
  updateList(session, () => [withPeriod({ ...begun, ...started, document })])
  adopt(session, begun.id)
}

/** Lets this tab's summaries act on a checkout. */
export function adopt(session: Session, id: string): void {
  const { own } = session.checkouts.get().tab
  const others = own.filter((one) => one.id !== id).slice(0, mostOwn - 1)
  session.checkouts.setTab({ own: [{ id, isOutdated: false }, ...others] })
}

/** Events that hold for a checkout whichever document sends it. */
const facts = new Set<CheckoutEvent['kind']>(['replaced', 'paid', 'forgotten'])

/** Advances the latest versions of the checkouts, except those that another document sends. */
export function advanceCheckouts(
  session: Session,
  concerned: readonly Pick<Checkout, 'id'>[],
  event: CheckoutEvent,
): void {
  const { document } = session.checkouts.get()
  const ids = new Set(concerned.map(({ id }) => id))
  updateList(session, (list) =>
    list
      .filter(({ id }) => ids.has(id))
      .flatMap(parse)
      .filter((one) => facts.has(event.kind) || !isSentElsewhere(one, document))
      .flatMap((one) => {
        const next = advance(one, event)
        if (next === one) return []
        return [next ? withPeriod(next) : tombstone(one)]
      }),
  )
}

/** Skips tombstones and malformed entries. */
function parsed({ list, ...others }: CheckoutsSnapshot): Checkouts {
  return { ...others, list: list.flatMap(parse) }
}

function parse(stored: StoredCheckout): Checkout[] {
  const result = v.safeParse(checkoutShape, stored)
  return result.success ? [result.output] : []
}

function withPeriod(checkout: Checkout): Checkout {
  return { ...checkout, keptUntil: isBooked(checkout) ? null : checkout.startedAt + unfinishedMs }
}

/** Stays in the list for a while, so that no other tab writes the checkout again. */
function tombstone({ id, revision, startedAt }: Checkout): StoredCheckout {
  return { id, revision, startedAt, keptUntil: Date.now() + unfinishedMs }
}
