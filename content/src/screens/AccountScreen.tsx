import { type DeviceBooking, forgetBooking, readDeviceBookings } from '@storefront/booking'
import { PageHead } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { Callout, PageContainer, PageTitle } from '@storefront/ui'
import { useEffect, useRef, useState } from 'react'
import { AskInstead } from '../components/AskInstead.tsx'
import { DeviceBookings } from '../components/DeviceBookings.tsx'
import styles from './AccountScreen.module.css'

/** `/support/account`: no accounts, but the bookings made on this device. */
export function AccountScreen() {
  const { agency } = useStorefront()
  const [bookings, setBookings] = useDeviceBookings()
  const heading = useRef<HTMLHeadingElement>(null)
  const forget = (booking: DeviceBooking) => {
    setBookings(forgetBooking(booking))
    // Its button is gone: reading goes on at the list.
    heading.current?.focus()
  }
  return (
    <PageContainer width="narrow">
      <PageHead
        title="Your Account"
        description="There are no accounts yet. Find the bookings made on this device, or ask about any other."
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
          We save the reference, the product, the dates and what it costs, never who travels, and
          only in this browser. Deleting a booking here does not cancel it.
        </p>
        <DeviceBookings bookings={bookings} whatsapp={agency.whatsapp} onForget={forget} />
      </section>
      <div data-pending={bookings === null}>
        <AskInstead whatsapp={agency.whatsapp} />
      </div>
    </PageContainer>
  )
}

/** The bookings made on this device; null until the device's storage has been read. */
function useDeviceBookings() {
  const [bookings, setBookings] = useState<readonly DeviceBooking[] | null>(null)
  useEffect(() => setBookings(readDeviceBookings()), [])
  return [bookings, setBookings] as const
}
