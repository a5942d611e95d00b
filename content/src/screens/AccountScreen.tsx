import { PageHead } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { Callout, onIntent, PageContainer, PageTitle, Skeleton, useOnIntent } from '@storefront/ui'
import { useRef } from 'react'
import styles from '../components/AccountSection.module.css'
import { AskInstead } from '../components/AskInstead.tsx'

const code = onIntent(() => import(/* webpackChunkName: "account" */ './account-parts.ts'))

/** `/support/account`: the bookings stored on this device. */
export function AccountScreen() {
  const { agency } = useStorefront()
  const { module: parts, failed } = useOnIntent(code, useSettled())
  if (failed) throw new Error('The bookings on this device could not be loaded')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <PageContainer width="narrow">
      <PageHead
        title="Your Account"
        description="There are no accounts yet. Find the bookings made on this device, or ask about another one."
        noindex
      />
      <PageTitle title="Your Account" />
      <Callout tone="info" quiet>
        There are no accounts yet, so there is no password to remember. You book as a guest. Your
        booking reference is all we need.
      </Callout>
      <section className={styles.section}>
        <h2 ref={heading} tabIndex={-1}>
          Bookings on this device
        </h2>
        <p className={styles.note}>
          Only this browser stores them: dates, price and conditions, but no travellers. Deleting a
          booking here does not cancel it.
        </p>
        {parts ? (
          // The focused button is deleted with its booking.
          <parts.DeviceBookings onForget={() => heading.current?.focus()} />
        ) : (
          <Skeleton height={88} className={styles.loading} />
        )}
      </section>
      {parts && (
        <>
          <parts.YourTrip />
          <parts.DeviceNotes />
        </>
      )}
      <div data-pending={!parts}>
        <AskInstead whatsapp={agency.whatsapp} />
      </div>
    </PageContainer>
  )
}
