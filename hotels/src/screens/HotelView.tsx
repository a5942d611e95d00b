import { paths } from '@storefront/contract'
import { addDays, earliestDate, htmlSummary } from '@storefront/domain'
import { PageHead, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { Gallery, PageContainer } from '@storefront/ui'
import { AboutHotel } from '../components/AboutHotel.tsx'
import { HotelBanner } from '../components/HotelBanner.tsx'
import { HotelHeading } from '../components/HotelHeading.tsx'
import layout from '../components/HotelLayout.module.css'
import { HotelSection } from '../components/HotelSection.tsx'
import { RoomList } from '../components/RoomList.tsx'
import { RoomsBar } from '../components/RoomsBar.tsx'
import { ServiceList } from '../components/ServiceList.tsx'
import { StayPanel } from '../components/StayPanel.tsx'
import { roomSelection } from '../domain/booking.ts'
import type { HotelDetail, Rate, Room } from '../domain/hotel.ts'
import { cheapestStay } from '../domain/offers.ts'
import { resultsAddress } from '../domain/search.ts'
import { stayOf } from '../domain/stay.ts'
import { hotelData, hotelTrail } from '../domain/structured-data.ts'
import { useStay } from './use-stay.ts'

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
      <HotelBanner
        destinationName={destinationName}
        imageUrl={hotel.imageUrl}
        back={resultsAddress(search)}
      />
      <PageContainer className={layout.page}>
        <div className={layout.heading}>
          <HotelHeading name={name} rating={hotel.rating} facilities={hotel.facilities} />
        </div>
        <div className={layout.main}>
          {hotel.images.length > 0 && (
            <HotelSection title="Image Gallery">
              <Gallery
                name={name}
                images={hotel.images}
                sizes="(min-width: 1200px) 840px, (min-width: 992px) 60vw, 100vw"
              />
            </HotelSection>
          )}
          {hotel.description && (
            <HotelSection title="About this hotel">
              <AboutHotel html={hotel.description} />
            </HotelSection>
          )}
          {hotel.services.length > 0 && (
            <HotelSection title="Included Services">
              <ServiceList services={hotel.services} />
            </HotelSection>
          )}
        </div>
        <aside className={layout.aside}>
          <StayPanel
            search={search}
            nights={stay.nights}
            earliest={earliest}
            from={from}
            roomsAddress={`#${roomsId}`}
            onDatesChange={changeDates}
            onCountChange={changeCount}
          />
        </aside>
        <div className={layout.rooms}>
          <HotelSection title="Available Rooms" id={roomsId}>
            {hotel.rooms.length > 0 ? (
              <RoomList
                rooms={hotel.rooms}
                stay={stay}
                onSelect={select}
                onStayLonger={stayLonger}
              />
            ) : (
              <p>This hotel has no rooms to book at the moment.</p>
            )}
          </HotelSection>
        </div>
      </PageContainer>
      <RoomsBar from={from} nights={stay.nights} roomsAddress={`#${roomsId}`} />
    </>
  )
}
