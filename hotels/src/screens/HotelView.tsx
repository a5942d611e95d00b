import { DetailBanner, DetailLayout, useStay } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { addDays, earliestDate, htmlSummary } from '@storefront/domain'
import { PageHead, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { AboutHotel } from '../components/AboutHotel.tsx'
import { HotelHeading } from '../components/HotelHeading.tsx'
import { HotelRooms } from '../components/HotelRooms.tsx'
import { RoomsBar } from '../components/RoomsBar.tsx'
import { StayPanel } from '../components/StayPanel.tsx'
import { roomSelection } from '../domain/booking.ts'
import type { HotelDetail, Rate, Room } from '../domain/hotel.ts'
import { cheapestStay } from '../domain/offers.ts'
import { resultsAddress } from '../domain/search.ts'
import { stayOf } from '../domain/stay.ts'
import { hotelData, hotelTrail } from '../domain/structured-data.ts'

const roomsId = 'rooms'

/** A hotel to look at, with its rooms for the stay that was searched. Choosing one leads to the room summary (spec §4). */
export function HotelView({ hotel }: { hotel: HotelDetail }) {
  const publish = usePublish()
  const navigate = useNavigate()
  const earliest = useSession(({ today }) => earliestDate(today))
  const { search, changeDates, changeCount } = useStay()
  const stay = stayOf(search)
  const from = cheapestStay(hotel.rooms, stay)
  const { name, destinationName } = hotel

  const select = (room: Room, rate: Rate) => {
    publish('room-selected', roomSelection(hotel, room, rate))
    void navigate(paths.roomSummary)
  }
  const stayLonger = (nights: number) =>
    changeDates({ start: search.checkInDate, end: addDays(search.checkInDate, nights) })

  return (
    <>
      <PageHead
        title={destinationName ? `${name}, ${destinationName}` : name}
        description={htmlSummary(hotel.description)}
        image={hotel.imageUrl}
        jsonLd={[hotelData(hotel), hotelTrail(hotel)]}
      />
      <DetailBanner
        destinationName={destinationName}
        imageUrl={hotel.imageUrl}
        back={{ address: resultsAddress(search), label: 'All hotels' }}
      />
      <DetailLayout
        heading={<HotelHeading name={name} rating={hotel.rating} facilities={hotel.facilities} />}
        panel={
          <StayPanel
            search={search}
            nights={stay.nights}
            earliest={earliest}
            from={from}
            roomsAddress={`#${roomsId}`}
            onDatesChange={changeDates}
            onCountChange={changeCount}
          />
        }
        below={
          <HotelRooms
            id={roomsId}
            rooms={hotel.rooms}
            stay={stay}
            onSelect={select}
            onStayLonger={stayLonger}
          />
        }
      >
        <AboutHotel hotel={hotel} />
      </DetailLayout>
      <RoomsBar from={from} nights={stay.nights} roomsAddress={`#${roomsId}`} />
    </>
  )
}
