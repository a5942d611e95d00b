import type { HotelSearch } from '@storefront/contract'
import { formatDayDate, shownCountText, travellerSummary } from '@storefront/domain'
import { useNavigate } from '@storefront/router'
import { Button, EmptyState, ListToolbar, SortSelect } from '@storefront/ui'
import { useId, useState } from 'react'
import { HotelFilters } from '../components/HotelFilters.tsx'
import { HotelList } from '../components/HotelList.tsx'
import { minimumStayProblem } from '../domain/minimum-stay.ts'
import type { HotelOffer, HotelsFound } from '../domain/offers.ts'
import { filterHotels, hotelOrders, sortHotels } from '../domain/results.ts'
import { chosenFilters, noFilters } from '../domain/results-view.ts'
import { detailAddress } from '../domain/search.ts'
import { nightsText, stayOf } from '../domain/stay.ts'
import styles from './HotelResults.module.css'
import { NothingFound } from './NothingFound.tsx'
import { useReloadWhenOutdated } from './use-reload-when-outdated.ts'
import { useResultsView } from './use-results-view.ts'

export type HotelResultsProps = { found: HotelsFound; onEdit: () => void }

type Refusal = { offer: HotelOffer; text: string; count: number }

/** The hotels found: how many, in which order, and what narrows them down. Selecting one leads to its page. */
export function HotelResults({ found: { search, offers }, onEdit }: HotelResultsProps) {
  useReloadWhenOutdated(search)
  const navigate = useNavigate()
  const { view, look } = useResultsView()
  const [isFiltering, setFiltering] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const filtersId = useId()
  const { nights } = stayOf(search)

  if (offers.length === 0) {
    return (
      <div className={styles.list}>
        <NothingFound search={search} onEdit={onEdit} />
      </div>
    )
  }
  const shown = sortHotels(filterHotels(offers, view), view.order)
  const select = (offer: HotelOffer) => {
    const text = minimumStayProblem(offer.largestMinNights, nights)
    if (text !== null) return setRefusal({ offer, text, count: (refusal?.count ?? 0) + 1 })
    void navigate(detailAddress(offer.slug, search))
  }
  return (
    <>
      <div id={filtersId} className={styles.filters} data-open={isFiltering}>
        <HotelFilters offers={offers} view={view} onChange={look} />
      </div>
      <section className={styles.list} aria-label="Hotels found">
        <ListToolbar
          count={shownCountText(shown.length, offers.length, 'hotel', 'hotels')}
          filters={{
            controls: filtersId,
            chosenCount: chosenFilters(view),
            isOpen: isFiltering,
            onToggle: () => setFiltering(!isFiltering),
            isOpenWhenWide: true,
          }}
          sort={
            <SortSelect
              value={view.order}
              options={hotelOrders}
              onChange={(order) => look({ order })}
            />
          }
        />
        <p className={styles.stay}>{stayText(search)}</p>
        {shown.length === 0 ? (
          <EmptyState title="No hotels match these filters">
            <Button variant="primary" onClick={() => look(noFilters)}>
              Clear filters
            </Button>
          </EmptyState>
        ) : (
          <HotelList
            offers={shown}
            nights={nights}
            addressOf={(offer) => detailAddress(offer.slug, search)}
            refusal={refusal}
            onSelect={select}
          />
        )}
      </section>
    </>
  )
}

function stayText(search: HotelSearch): string {
  const { nights, guests } = stayOf(search)
  const dates = `${formatDayDate(search.checkInDate)} to ${formatDayDate(search.checkOutDate)}`
  return `${dates}, ${nightsText(nights)}, ${travellerSummary(guests)}`
}
