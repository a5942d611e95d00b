import { bookingPaths, type Product } from '@storefront/contract'
import { useNavigate } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { ButtonLink } from '@storefront/ui'
import type { ComponentProps, MouseEvent } from 'react'
import { isPaymentPageOpen } from '../checkouts/checkout.ts'
import type { DeviceBooking } from '../checkouts/device-bookings.ts'
import { adopt } from '../checkouts/store.ts'
import { departFor } from '../checkouts/summary-visit.ts'
import { allowedRedirect } from '../payment/redirect.ts'

/** Hash of a summary's address that restores the unfinished booking. */
export const continueHash = '#continue'

export function continueAddress(product: Product): string {
  return `${bookingPaths[product].summary}${continueHash}`
}

type ContinueLinkProps = Pick<
  ComponentProps<typeof ButtonLink>,
  'variant' | 'size' | 'children'
> & {
  booking: DeviceBooking
  'aria-label'?: string
}

/** Links to the payment page of an unfinished booking while it may be open, else to its summary. */
export function ContinueLink({ booking, ...look }: ContinueLinkProps) {
  const { agency, session } = useStorefront()
  const { id, product } = booking
  const navigate = useNavigate()
  const summary = continueAddress(product)
  const page = allowedRedirect(booking.paymentPage, agency.paymentHosts)
  if (!page) return <ButtonLink {...look} to={summary} />
  const go = (event: MouseEvent) => {
    if (isPaymentPageOpen(booking)) {
      adopt(session, id)
      return departFor(session, booking)
    }
    // The payment page has closed since this page was rendered.
    event.preventDefault()
    void navigate(summary)
  }
  return <ButtonLink {...look} href={page} onClick={go} />
}
