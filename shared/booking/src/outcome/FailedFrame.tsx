import { bookingPaths, type Product } from '@storefront/contract'
import { useSearchParams } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { ButtonLink } from '@storefront/ui'
import { useEffect } from 'react'
import { endPayment } from '../attempts/summary-visit.ts'
import { bookingReference } from '../recap/device-bookings.ts'
import styles from './Outcome.module.css'
import { OutcomeCard } from './OutcomeCard.tsx'

/**
 * Where the payment page sends a visitor who did not finish. "Try again" leads to the summary with the form intact.
 * Whether the card was charged is not known here, so nothing is said about it.
 */
export function FailedFrame({ product }: { product: Product }) {
  const [query] = useSearchParams()
  const reference = bookingReference(query)
  const { session } = useStorefront()
  const isSettled = useSettled()
  useEffect(() => {
    if (!isSettled) return
    endPayment(session, product, reference)
  }, [isSettled, session, product, reference])
  return (
    <OutcomeCard
      title="Payment was not completed"
      picture={<FailedPicture />}
      action={
        <ButtonLink to={bookingPaths[product].summary} variant="cta">
          Try again
        </ButtonLink>
      }
      message={
        reference
          ? `Hello! The payment of my booking ${reference} was not completed. Can you help me?`
          : 'Hello! The payment of my booking was not completed. Can you help me?'
      }
    >
      <p>
        Your booking is not confirmed yet. Try again with the details you entered, or complete the
        booking with us on WhatsApp.
      </p>
      <p>If your bank shows a payment to us, please tell us before you try again.</p>
    </OutcomeCard>
  )
}

/** The picture of the failure page: a boat at its buoy. */
function FailedPicture() {
  return (
    <svg viewBox="0 0 200 120" className={styles.picture} aria-hidden="true">
      <circle cx="146" cy="34" r="18" fill="var(--sun)" />
      <path d="M92 20v50h-34c4-24 16-42 34-50z" fill="var(--info-surface)" />
      <path d="M98 30v40h28c-3-18-12-32-28-40z" fill="var(--surface)" stroke="var(--line)" />
      <path d="M46 76h92l-12 16H60z" fill="var(--deep)" />
      <path d="M0 92c34-12 66-12 100 0s66 12 100 0v28H0z" fill="var(--aqua)" />
      <path d="M0 104c34-10 66-10 100 0s66 10 100 0v16H0z" fill="var(--primary)" />
    </svg>
  )
}
