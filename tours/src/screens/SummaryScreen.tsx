import { SummaryFrame, SummaryPage, SummaryTerms } from '@storefront/booking'
import { GuestsField } from '@storefront/catalogue'
import { detailPaths, type SelectedTour, type TourSearch } from '@storefront/contract'
import { cancunTime, dayProblem, formatDayDate, tripTotalUsd } from '@storefront/domain'
import { usePublish, useSession } from '@storefront/session'
import { TourDate } from '../components/TourDate.tsx'
import {
  bookingKey,
  bookingLines,
  tourCheckout,
  tourRecap,
  tourRequest,
  travelDays,
} from '../domain/booking.ts'
import { tourMessage } from '../domain/whatsapp.ts'

/** Tour summary (product 4.2). */
export function SummaryScreen() {
  const { tour, searches } = useSession((state) => state.selection)
  const search = searches.tour
  return (
    <SummaryPage title="Tour Summary" selection={tour && search && { tour, search }}>
      {(selection) => <TourSummary {...selection} />}
    </SummaryPage>
  )
}

function TourSummary({ tour, search }: { tour: SelectedTour; search: TourSearch }) {
  const publish = usePublish()
  const change = (change: Partial<TourSearch>) =>
    publish('tour-selected', { tour, search: { ...search, ...change } })
  return (
    <SummaryFrame
      product="tour"
      selectionKey={bookingKey(tour, search)}
      itemKey={String(tour.id)}
      travellers={{
        label: 'Guest',
        counts: search.guests,
        recount: {
          totalUsd: (guests) => tripTotalUsd(tour, guests),
          change: (guests) => change({ guests }),
        },
      }}
      travelDays={travelDays(tour, search)}
      summary={{
        title: 'Booking Summary',
        brief: { what: tour.name, when: formatDayDate(search.tourDate) },
        image: { src: tour.imageUrl, alt: tour.name },
        name: tour.name,
        change: { address: detailPaths.tour(tour.slug), label: 'Back to the tour' },
        ...bookingLines(tour, search),
      }}
      totalLabel="Total to Pay"
      limits={tour.limits}
      accepts={tour.bookingAccepts}
      bodies={{
        card: (guests, totalUsd) => tourCheckout(tour, search, guests, totalUsd),
        whatsApp: (guests) => tourRequest(tour, search, guests),
      }}
      chatText={(facts) => tourMessage({ tour, search, now: cancunTime(new Date()), ...facts })}
      recap={tourRecap(tour, search)}
      cardProblem={dayProblem(tour, search.tourDate, search.guests)?.text ?? null}
    >
      <SummaryTerms>
        <TourDate tour={tour} search={search} onChange={change} />
        <GuestsField
          product="tour"
          guests={search.guests}
          onChange={(guests) => change({ guests })}
        />
      </SummaryTerms>
    </SummaryFrame>
  )
}
