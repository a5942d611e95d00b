import { BookingSummary, SummaryFrame, SummaryGuard } from '@storefront/booking'
import { paths } from '@storefront/contract'
import { bookingFailures } from '@storefront/domain'
import { useSession, useStorefront } from '@storefront/session'
import { useMemo } from 'react'
import { createCheckout, requestByWhatsApp } from '../api/calls.ts'
import {
  bookingKey,
  bookingLines,
  hotelCheckout,
  hotelRecap,
  hotelRequest,
  type RoomSelection,
  stayProblem,
} from '../domain/booking.ts'
import { detailAddress } from '../domain/search.ts'
import { hotelMessage } from '../domain/whatsapp.ts'
import styles from './SummaryScreen.module.css'

/** Room summary (spec §2): the guests, what is booked and the two ways to book it. */
export function SummaryScreen() {
  const { hotel, room } = useSession((state) => state.selection)
  const selection = useMemo(() => hotel && room && { hotel, room }, [hotel, room])
  return (
    <SummaryGuard
      title="Room Summary"
      subtitle="Review and complete your booking"
      selection={selection}
      otherwise={paths.home}
    >
      {(selection) => <RoomSummary selection={selection} />}
    </SummaryGuard>
  )
}

function RoomSummary({ selection }: { selection: RoomSelection }) {
  const { http } = useStorefront()
  const search = useSession((state) => state.hotelSearch)
  const { hotel, room } = selection
  const { totalUsd, rows } = bookingLines(selection, search)
  const hotelAddress = detailAddress(hotel.slug, search)
  return (
    <SummaryFrame
      product="hotel"
      selectionKey={bookingKey(selection, search)}
      travellers={{ label: 'Guest', counts: search.guests }}
      travelDays={{ first: search.checkInDate, last: search.checkOutDate }}
      summary={
        <BookingSummary
          title="Booking Summary"
          image={{ src: room.imageUrl ?? hotel.imageUrl, alt: `${room.name}, ${hotel.name}` }}
          name={
            <>
              {hotel.name}
              <span className={styles.room}>{room.name}</span>
            </>
          }
          change={{ address: hotelAddress, label: 'Change dates, guests or room' }}
          rows={rows}
        />
      }
      total={{ label: 'Total to Pay', usd: totalUsd }}
      calls={{
        checkout: (guests, key, totalUsd) =>
          createCheckout(http, hotelCheckout(selection, search, guests, totalUsd), key),
        requestByWhatsApp: (guests, key) =>
          requestByWhatsApp(http, hotelRequest(selection, search, guests), key),
      }}
      failureTexts={bookingFailures}
      offerAddress={hotelAddress}
      chatText={(facts) => hotelMessage({ selection, search, ...facts })}
      recap={hotelRecap(selection, search)}
      blockedBy={stayProblem(selection, search)}
    />
  )
}
