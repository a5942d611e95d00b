import type { HotelSearch } from '@storefront/contract'
import { chatUrl, formatUsd, nightsText, travellerSummary } from '@storefront/domain'
import { Button, ButtonLink, Callout, ChatLink, WhatsAppIcon } from '@storefront/ui'
import { cheapestPair } from '../domain/cheapest-pair.ts'
import type { HotelDetail } from '../domain/hotel.ts'
import { stayOf } from '../domain/pricing.ts'
import { enoughNights } from '../domain/rates.ts'
import { firstRoomAddress, resultsAddress } from '../domain/search.ts'
import { stayQuestion, twoRoomsMessage } from '../domain/stay-question.ts'
import { guestsOf, roomsText } from '../domain/two-rooms.ts'
import styles from './HotelRooms.module.css'

export type NoRoomFitsProps = {
  hotel: HotelDetail
  search: HotelSearch
  whatsapp: string
  onStayLonger: (nights: number) => void
}

/** Alternatives when no room of a hotel takes the stay: more nights, two rooms, WhatsApp, or other hotels. */
export function NoRoomFits({ hotel, search, whatsapp, onStayLonger }: NoRoomFitsProps) {
  const { name, slug, destinationName: destination, rooms } = hotel
  const stay = stayOf(search)
  const nights = enoughNights(rooms, stay)
  const pair = nights === null ? cheapestPair(hotel, stay) : null
  const others = resultsAddress({ ...search, destination })
  const ask = pair
    ? { label: 'Ask for two rooms', message: twoRoomsMessage(name, pair, search) }
    : { label: 'Ask us on WhatsApp', message: stayQuestion(name, search) }
  return (
    <Callout tone="info" quiet>
      <p>{`No room here takes ${travellerSummary(search.guests)} for ${nightsText(stay.nights)}.`}</p>
      {pair && (
        <p>
          {`Two rooms do, ${formatUsd(pair.totalUsd)} in all: ${roomsText(pair)}. Each room is a booking of its own, or we book both by WhatsApp.`}
        </p>
      )}
      <p className={styles.ways}>
        {nights !== null && (
          <Button size="small" onClick={() => onStayLonger(nights)}>
            {`Stay ${nightsText(nights)}`}
          </Button>
        )}
        {pair && (
          <ButtonLink size="small" to={firstRoomAddress(slug, search, guestsOf(pair))}>
            Book two rooms
          </ButtonLink>
        )}
        <ChatLink size="small" href={chatUrl(whatsapp, ask.message)}>
          <WhatsAppIcon />
          <span>{ask.label}</span>
        </ChatLink>
        <ButtonLink size="small" variant="secondary" to={others}>
          {destination ? `Other hotels in ${destination}` : 'Other hotels'}
        </ButtonLink>
      </p>
    </Callout>
  )
}
