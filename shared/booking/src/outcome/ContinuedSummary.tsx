import type { Product } from '@storefront/contract'
import { useLocation, useNavigate } from '@storefront/router'
import { type Session, selectAgain, useSettled, useStorefront } from '@storefront/session'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { unfinishedOf } from '../checkouts/questions.ts'
import { adopt, readCheckouts } from '../checkouts/store.ts'
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

/** Restores the selection of the unfinished booking, which becomes one of this tab. */
function continueUnfinished(session: Session, product: Product): void {
  const unfinished = unfinishedOf(readCheckouts(session).list, product)
  if (unfinished && selectAgain(session, unfinished.selection)) adopt(session, unfinished.id)
}
