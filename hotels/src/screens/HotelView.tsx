import { CorrectedAddress, DetailBanner, DetailLayout, useStay } from '@storefront/catalogue'
import type { Rate } from '@storefront/contract'
import { paths } from '@storefront/contract'
import { addDays, changeTravellers, earliestDate, htmlSummary } from '@storefront/domain'
import { PageHead, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { AboutHotel } from '../components/AboutHotel.tsx'
import { HotelHeading } from '../components/HotelHeading.tsx'
import { HotelRooms } from '../components/HotelRooms.tsx'
import { RoomsBar } from '../components/RoomsBar.tsx'
import { StayPanel } from '../components/StayPanel.tsx'
import type { HotelDetail, Room } from '../domain/hotel.ts'
import { cheapestStay } from '../domain/offers.ts'
import { detailAddress, resultsAddress } from '../domain/search.ts'
import { roomSelection } from '../domain/selection.ts'
import { stayOf } from '../domain/stay.ts'
import { hotelData, hotelTrail } from '../domain/structured-data.ts'

const roomsId = 'rooms'

/** A hotel to look at, with its rooms for the stay that was searched. Choosing one leads to the room summary (spec §4). */
export function HotelView({ hotel }: { hotel: HotelDetail }) {
  const publish = usePublish()
  const navigate = useNavigate()
  const earliest = useSession(({ today }) => earliestDate(today))
  const { search, corrections, change } = useStay()
  const stay = stayOf(search)
  const from = cheapestStay(hotel.rooms, stay)
  const { name, destinationName } = hotel

  const select = (room: Room, rate: Rate) => {
    publish('room-selected', roomSelection(hotel, room, rate, search))
    void navigate(paths.roomSummary)
  }
  const stayLonger = (nights: number) =>
    change({ checkOutDate: addDays(search.checkInDate, nights) })

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
          <>
            <CorrectedAddress
              corrections={corrections}
              address={detailAddress(hotel.slug, search)}
            />
            <StayPanel
              search={search}
              nights={stay.nights}
              earliest={earliest}
              from={from}
              roomsAddress={`#${roomsId}`}
              onDatesChange={({ start, end }) => change({ checkInDate: start, checkOutDate: end })}
              onCountChange={(band, count) =>
                change({ guests: changeTravellers(search.guests, { [band]: count }) })
              }
            />
          </>
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
