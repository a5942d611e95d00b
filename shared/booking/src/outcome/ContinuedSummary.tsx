import type { Product } from '@storefront/contract'
import { useLocation, useNavigate } from '@storefront/router'
import { type Session, useSettled, useStorefront } from '@storefront/session'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { putAttempt, readAttempts } from '../attempts/session-attempts.ts'
import { selectAgain } from '../recap/kept-selection.ts'
import { findUnfinished } from '../recap/unfinished.ts'
import { continueHash } from './ContinueLink.tsx'

/** A product's summary. Where its address says so, the unfinished booking of this device is selected first. */
export function ContinuedSummary({ product, children }: { product: Product; children: ReactNode }) {
  const { session } = useStorefront()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const isSettled = useSettled()
  const isAsked = isSettled && hash === continueHash
  const [isSelected, setSelected] = useState(false)
  useLayoutEffect(() => {
    if (!isAsked) return
    continueUnfinished(session, product)
    setSelected(true)
    // A reload keeps what is changed from here on.
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [isAsked, session, product, navigate, pathname])
  // A summary without a selection leads home.
  return isAsked && !isSelected ? null : children
}

/** Selects the unfinished booking of a product again, with its payment page where that is known. */
function continueUnfinished(session: Session, product: Product): void {
  const unfinished = findUnfinished(product)
  if (!unfinished || !selectAgain(session, unfinished.selection)) return
  const { checkout: key, selectionKey, itemKey, startedAt, recap } = unfinished
  const { reference, redirectUrl } = unfinished
  if (redirectUrl === null || readAttempts(session).some((one) => one.key === key)) return
  const begun = {
    product,
    selectionKey,
    itemKey,
    key,
    startedAt,
    totalUsd: recap.totalUsd,
  } as const
  putAttempt(session, {
    ...begun,
    way: 'card',
    state: 'payable',
    reference,
    redirectUrl,
    expiresAt: null,
  })
}
