import {
  AboutRecord,
  DetailBanner,
  DetailLayout,
  LoadedDetail,
  NearbyDays,
  RecordPictures,
  StayInAddress,
  useAddition,
  useFragmentAddress,
  useStay,
} from '@storefront/catalogue'
import { type HotelSearch, type IsoDate, paths } from '@storefront/contract'
import { useSeen } from '@storefront/device'
import {
  addDays,
  chatUrl,
  countText,
  groupProblem,
  htmlSummary,
  nightsText,
  payingCount,
  type RequestedSearch,
} from '@storefront/domain'
import { PlanSlot } from '@storefront/plan'
import {
  type Loadable,
  PageHead,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from '@storefront/router'
import { usePublish, useStorefront } from '@storefront/session'
import { memo, useDeferredValue, useMemo } from 'react'
import { loadCalls } from '../api/load-calls.ts'
import { HotelFacts } from '../components/HotelFacts.tsx'
import { HotelHeading } from '../components/HotelHeading.tsx'
import { HotelRooms } from '../components/HotelRooms.tsx'
import { SecondRoomNote } from '../components/SecondRoomNote.tsx'
import { RoomsBar, StayPanel } from '../components/StayPanel.tsx'
import { withoutSoldOut } from '../domain/alternatives.ts'
import type { HotelDetail, Room } from '../domain/hotel.ts'
import { cheapestStay } from '../domain/offers.ts'
import { stayOf } from '../domain/pricing.ts'
import { roomSelection } from '../domain/room-selection.ts'
import {
  detailAddress,
  readSecondParty,
  resultsAddress,
  roomsId,
  secondRoomAddress,
} from '../domain/search.ts'
import { nightLimits, stayProblem } from '../domain/stay-limits.ts'
import { stayQuestion } from '../domain/stay-question.ts'
import { hotelData, hotelTrail } from '../domain/structured-data.ts'

/** Longest stay, in nights, for which the provider has prices of other days (product 7.1). */
const mostNightsPriced = 60

type HotelPage = RequestedSearch<HotelSearch> & { record: Loadable<HotelDetail> }

/** `/hotels/{slug}`: one hotel (product 3.3). */
export function DetailScreen() {
  const page = useLoaderData<HotelPage>()
  return (
    <LoadedDetail from={page.record} product="hotel">
      {(hotel) => <HotelView hotel={hotel} stay={page} />}
    </LoadedDetail>
  )
}

type HotelViewProps = { hotel: HotelDetail; stay: RequestedSearch<HotelSearch> }

function HotelView({ hotel, stay: loaded }: HotelViewProps) {
  const { requested, search, change } = useStay(loaded)
  const { destination, ...shown } = search
  const stay = stayOf(search)
  const rooms = useRoomsLeft(hotel, search)
  const from = cheapestStay(rooms, stay)
  const { name, slug, imageUrl, destinationName } = hotel
  const limits = nightLimits(hotel.limits, hotel.rooms, search.guests)
  const problem = stayProblem(limits, stay) ?? groupProblem('hotel', hotel.limits, stay)
  const { agency } = useStorefront()
  const price = from && { usd: from.nightlyUsd, per: 'night' as const }
  useSeen({ product: 'hotel', slug, name, imageUrl, price, durationDays: null })
  const offer = useDeferredValue(useMemo(() => ({ search, rooms }), [search, rooms]))
  const [params] = useSearchParams()
  const second = readSecondParty(params)
  const address = detailAddress(slug, search, second)
  const roomsAddress = useFragmentAddress()(roomsId)

  return (
    <>
      <HotelHead hotel={hotel} />
      <DetailBanner
        destinationName={destinationName}
        imageUrl={imageUrl}
        imageFocus={hotel.imageFocus}
        back={{ address: resultsAddress(search), label: 'All hotels' }}
      />
      <DetailLayout
        heading={<HotelHeading name={name} rating={hotel.rating} facilities={hotel.facilities} />}
        panel={
          <>
            <StayInAddress requested={requested} addressOf={(stay) => detailAddress(slug, stay)} />
            <PlanSlot
              judged={{ product: 'hotel', first: shown.checkInDate, last: shown.checkOutDate }}
              requested={shown}
              onUse={({ destination, ...stay }) => change(stay)}
            />
            <StayPanel
              search={search}
              nights={stay.nights}
              from={from}
              roomsAddress={roomsAddress}
              limits={limits}
              problem={problem}
              chatAddress={chatUrl(agency.whatsapp, stayQuestion(name, search))}
              onChange={change}
            />
            <RoomsBar
              from={from}
              basis={`${nightsText(stay.nights)}, ${countText(payingCount(stay.guests), 'guest', 'guests')}`}
              roomsAddress={roomsAddress}
            />
            {second && (
              <SecondRoomNote guests={second} address={secondRoomAddress(slug, search, second)} />
            )}
          </>
        }
        below={<RoomsAndPictures hotel={hotel} offer={offer} onChange={change} />}
      >
        <AboutHotel hotel={hotel} />
        <HotelFacts hotel={hotel} address={address} tiles={agency.mapTiles} />
      </DetailLayout>
    </>
  )
}

const HotelHead = memo(function HotelHead({ hotel }: { hotel: HotelDetail }) {
  const { name, destinationName } = hotel
  return (
    <PageHead
      title={destinationName ? `${name}, ${destinationName}` : name}
      description={htmlSummary(hotel.description)}
      image={hotel.imageUrl}
      jsonLd={[hotelData(hotel), hotelTrail(hotel)]}
    />
  )
})

const AboutHotel = memo(function AboutHotel({ hotel }: { hotel: HotelDetail }) {
  return <AboutRecord product="hotel" description={hotel.description} services={hotel.services} />
})

type RoomsAndPicturesProps = {
  hotel: HotelDetail
  /** The stay and the rooms left for it. */
  offer: { search: HotelSearch; rooms: readonly Room[] }
  onChange: (change: Partial<HotelSearch>) => void
}

/** Rooms and pictures. They render after the panel, so that the panel shows a changed stay without delay. */
const RoomsAndPictures = memo(function RoomsAndPictures(props: RoomsAndPicturesProps) {
  const { hotel, offer, onChange } = props
  const { search, rooms } = offer
  const { name, slug } = hotel
  const { agency } = useStorefront()
  const publish = usePublish()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const second = readSecondParty(params)
  const { nights } = stayOf(search)
  const stayFrom = (checkInDate: IsoDate) => ({
    checkInDate,
    checkOutDate: addDays(checkInDate, nights),
  })
  return (
    <>
      <HotelRooms
        id={roomsId}
        hotel={hotel}
        rooms={rooms}
        search={search}
        days={
          hotel.hasDayPrices &&
          nights <= mostNightsPriced && (
            <NearbyDays
              chosen={search.checkInDate}
              none="No rooms"
              noneChosen="Every room is sold out on at least one night of this stay. Choose another day, or ask us."
              question={detailAddress(slug, search)}
              load={async (http, days, signal) =>
                (await loadCalls()).getStayPrices(http, slug, search, days, signal)
              }
              addressOf={(day) => detailAddress(slug, { ...search, ...stayFrom(day) }, second)}
            />
          )
        }
        whatsapp={agency.whatsapp}
        onSelect={(room, rate) => {
          publish('room-selected', roomSelection(hotel, room, rate, search, second))
          void navigate(paths.roomSummary)
        }}
        onStayLonger={(more) => onChange({ checkOutDate: addDays(search.checkInDate, more) })}
      />
      <RecordPictures
        name={name}
        images={hotel.images}
        sizes="(min-width: 1400px) 1320px, calc(100vw - 32px)"
        isWide
      />
    </>
  )
})

/** Rooms left for the stay, if the provider has prices by day. Until they are loaded, as the hotel's page knew them. */
function useRoomsLeft({ slug, hasDayPrices, rooms }: HotelDetail, search: HotelSearch): Room[] {
  const { checkInDate, checkOutDate } = search
  const known = useMemo(() => withoutSoldOut(rooms, stayOf(search)), [rooms, search])
  const asks = hasDayPrices && cheapestStay(rooms, stayOf(search)) !== null
  const question = asks ? `${slug} ${checkInDate} ${checkOutDate}` : null
  const left = useAddition(question, 'Rooms left', async (http, signal) =>
    (await loadCalls()).getRoomsLeft(http, slug, search, signal),
  )
  return left ?? known
}
