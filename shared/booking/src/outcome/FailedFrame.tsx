import { bookingPaths, homeWithTab, listPaths, type Product } from '@storefront/contract'
import { formatDays } from '@storefront/domain'
import { TotalLine } from '@storefront/prices'
import { useSearchParams } from '@storefront/router'
import { useSession, useSettled, useStorefront } from '@storefront/session'
import { ButtonLink, Dated } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { type DeviceBooking, deviceBooking } from '../checkouts/device-bookings.ts'
import { unfinishedOf } from '../checkouts/questions.ts'
import { readCheckouts } from '../checkouts/store.ts'
import { endPayment } from '../checkouts/summary-visit.ts'
import { continueAddress } from './ContinueLink.tsx'
import { namedReference } from './named-reference.ts'
import styles from './Outcome.module.css'
import { OutcomeCard } from './OutcomeCard.tsx'
import { useConfirmationAddress } from './use-confirmation-address.ts'

/** Pages where the visitor can choose again. */
const listAddresses: Record<Product, string> = {
  flight: homeWithTab('flights'),
  ...listPaths,
}

/**
 * Page after a payment that was not completed. "Try again" restores the summary, for 24 hours also in another tab.
 * Never states whether the card was charged, which is unknown here.
 */
export function FailedFrame({ product }: { product: Product }) {
  const [query] = useSearchParams()
  const reference = namedReference(query)
  const unfinished = useUnpaid(product, reference)
  const isSelected = useSession(({ selection }) => selection.searches[product] !== null)
  const named = reference ? ` ${reference}` : ''
  const summary = isSelected ? bookingPaths[product].summary : listAddresses[product]
  return (
    <OutcomeCard
      title="Payment was not completed"
      picture={<FailedPicture />}
      action={
        <ButtonLink to={unfinished ? continueAddress(product) : summary} variant="cta">
          Try again
        </ButtonLink>
      }
      message={`Hello! The payment of my booking${named} was not completed. Can you help me?`}
    >
      {unfinished && <Unpaid {...unfinished} />}
      <p data-pending={unfinished === undefined}>
        Your booking is not confirmed yet. Try again, or complete the booking with us on WhatsApp.
      </p>
      <p>{`Once it is paid, we'll email your confirmation to ${useConfirmationAddress(unfinished)}.`}</p>
      <p>If your bank shows a payment to us, please tell us before you try again.</p>
    </OutcomeCard>
  )
}

function Unpaid({ start, end, recap }: DeviceBooking) {
  return (
    <section className={styles.recap}>
      <h2 className={styles.subtitle}>{recap.name}</h2>
      {start && (
        <p>
          <Dated text={formatDays(start, end)} />
        </p>
      )}
      <TotalLine label="Total" usd={recap.totalUsd} />
    </section>
  )
}

/** Ends the payment and returns the unpaid booking; null if this device has none, undefined until storage was read. */
function useUnpaid(product: Product, reference: string | null) {
  const { session } = useStorefront()
  const isSettled = useSettled()
  const [unfinished, setUnfinished] = useState<DeviceBooking | null>()
  useEffect(() => {
    if (!isSettled) return
    const one = unfinishedOf(readCheckouts(session).list, product)
    const booking = one && deviceBooking(one)
    const isOther = reference && (booking?.reference ?? reference) !== reference
    setUnfinished(isOther ? null : booking)
    endPayment(session, product, reference)
  }, [isSettled, session, product, reference])
  return unfinished
}

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
