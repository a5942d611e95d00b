import type { Product } from '@storefront/contract'
import { useLocation, useNavigate } from '@storefront/router'
import { type Session, useSettled, useStorefront } from '@storefront/session'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { putAttempt, readAttempts } from '../attempts/session-attempts.ts'
import { selectAgain } from '../recap/stored-selection.ts'
import { findUnfinished } from '../recap/unfinished.ts'
import { continueHash } from './ContinueLink.tsx'

/** Summary that first restores the device's unfinished booking if the address has `continueHash`. */
export function ContinuedSummary({ product, children }: { product: Product; children: ReactNode }) {
  const { session } = useStorefront()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const isSettled = useSettled()
  const isRequested = isSettled && hash === continueHash
  const [isSelected, setSelected] = useState(false)
  useLayoutEffect(() => {
    if (!isRequested) return
    continueUnfinished(session, product)
    setSelected(true)
    // A reload must not restore the booking again.
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [isRequested, session, product, navigate, pathname])
  // A summary without a selection leads home.
  return isRequested && !isSelected ? null : children
}

/** Restores the selection of the unfinished booking, and its attempt if the payment page is known. */
function continueUnfinished(session: Session, product: Product): void {
  const unfinished = findUnfinished(product)
  if (!unfinished || !selectAgain(session, unfinished.selection)) return
  const { checkout: key, selectionKey, itemKey, startedAt, reference, redirectUrl } = unfinished
  if (redirectUrl === null || readAttempts(session).some((one) => one.key === key)) return
  putAttempt(session, {
    product,
    selectionKey,
    itemKey,
    key,
    startedAt,
    totalUsd: unfinished.recap.totalUsd,
    way: 'card',
    state: 'payable',
    reference,
    redirectUrl,
    expiresAt: null,
  })
}
