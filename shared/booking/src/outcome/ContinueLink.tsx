import { bookingPaths, type Product } from '@storefront/contract'
import { useNavigate } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { ButtonLink } from '@storefront/ui'
import type { ComponentProps, MouseEvent } from 'react'
import { isPayPageOpen } from '../attempts/attempt.ts'
import { allowedRedirect } from '../payment/redirect.ts'
import { saveSnapshot } from '../recap/receipts.ts'
import type { Unfinished } from '../recap/unfinished.ts'

/** Hash of a summary's address that restores the unfinished booking. */
export const continueHash = '#continue'

export function continueAddress(product: Product): string {
  return `${bookingPaths[product].summary}${continueHash}`
}

type ContinueLinkProps = Pick<
  ComponentProps<typeof ButtonLink>,
  'variant' | 'size' | 'children'
> & {
  booking: Unfinished
  'aria-label'?: string
}

/** Links to the payment page of an unfinished booking while it may be open, else to its summary. */
export function ContinueLink({ booking, ...look }: ContinueLinkProps) {
  const { agency } = useStorefront()
  const { product, startedAt, redirectUrl } = booking
  const navigate = useNavigate()
  const summary = continueAddress(product)
  const page = isPayPageOpen(startedAt) ? allowedRedirect(redirectUrl, agency.paymentHosts) : null
  if (!page) return <ButtonLink {...look} to={summary} />
  const go = (event: MouseEvent) => {
    if (isPayPageOpen(startedAt)) return saveSnapshot(product, booking)
    // The payment page has closed since this page was rendered.
    event.preventDefault()
    void navigate(summary)
  }
  return <ButtonLink {...look} href={page} onClick={go} />
}
