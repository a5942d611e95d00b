import { SummaryFrame, SummaryPage, SummaryTerms } from '@storefront/booking'
import { GuestsField, StayDatesField } from '@storefront/catalogue'
import type { HotelSearch } from '@storefront/contract'
import { addDays, nightsText, stayDates } from '@storefront/domain'
import { usePublish, useSession } from '@storefront/session'
import { Button } from '@storefront/ui'
import {
  bookingKey,
  bookingLines,
  hotelCheckout,
  hotelRecap,
  hotelRequest,
} from '../domain/booking.ts'
import { roomsAddress } from '../domain/search.ts'
import { bookable, changeStay, type RoomSelection } from '../domain/selection.ts'
import { hotelMessage } from '../domain/whatsapp.ts'
import styles from './SummaryScreen.module.css'

/** Room summary (product 4.2): the stay, the guests, what is booked and the two ways to book it. */
export function SummaryScreen() {
  const { hotel, room, searches } = useSession((state) => state.selection)
  const search = searches.hotel
  return (
    <SummaryPage
      title="Room Summary"
      selection={hotel && room && search && { hotel, room, search }}
    >
      {(selection) => <RoomSummary chosen={selection} />}
    </SummaryPage>
  )
}

function RoomSummary({ chosen }: { chosen: RoomSelection }) {
  const publish = usePublish()
  const { selection, problem } = bookable(chosen)
  const { hotel, room, search } = selection
  const change = (change: Partial<HotelSearch>) =>
    publish('room-selected', changeStay(selection, change))
  return (
    <SummaryFrame
      product="hotel"
      selectionKey={bookingKey(selection)}
      travellers={{ label: 'Guest', counts: search.guests }}
      travelDays={{ first: search.checkInDate, last: search.checkOutDate }}
      summary={{
        title: 'Booking Summary',
        brief: { what: hotel.name, when: stayDates(search) },
        image: { src: room.imageUrl ?? hotel.imageUrl, alt: `${room.name}, ${hotel.name}` },
        name: (
          <>
            <span>{hotel.name}</span>
            <span className={styles.room}>{room.name}</span>
          </>
        ),
        change: { address: roomsAddress(hotel.slug, search), label: 'Choose another room' },
        ...bookingLines(selection),
      }}
      totalLabel="Total to Pay"
      bodies={{
        card: (guests, totalUsd) => hotelCheckout(selection, guests, totalUsd),
        whatsApp: (guests) => hotelRequest(selection, guests),
      }}
      chatText={(facts) => hotelMessage({ selection, ...facts })}
      recap={hotelRecap(selection)}
      blockedBy={problem?.problem ?? null}
    >
      <RoomTerms search={search} enoughNights={problem?.enoughNights ?? null} onChange={change} />
    </SummaryFrame>
  )
}

type RoomTermsProps = {
  search: HotelSearch
  /** How long a stay would do; null where it is long enough or staying longer changes nothing. */
  enoughNights: number | null
  onChange: (change: Partial<HotelSearch>) => void
}

/** The dates and guests of the room; changing them chooses its cheapest usable rate anew (product 4.2). */
function RoomTerms({ search, enoughNights, onChange }: RoomTermsProps) {
  return (
    <SummaryTerms>
      <StayDatesField stay={search} onChange={onChange} />
      <GuestsField guests={search.guests} onChange={(guests) => onChange({ guests })} />
      {enoughNights !== null && (
        <Button
          variant="secondary"
          onClick={() => onChange({ checkOutDate: addDays(search.checkInDate, enoughNights) })}
        >
          {`Stay ${nightsText(enoughNights)}`}
        </Button>
      )}
    </SummaryTerms>
  )
}
