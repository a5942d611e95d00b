import { formatDate, nightsBetween } from '@storefront/domain'
import { type Loadable, Loaded, PageHead, useLoaderData } from '@storefront/router'
import { PageContainer, PageTitle, SearchedBar } from '@storefront/ui'
import { useId, useRef, useState } from 'react'
import { HotelListPending } from '../components/HotelListPending.tsx'
import type { HotelsFound } from '../domain/offers.ts'
import { nightsText } from '../domain/stay.ts'
import { HotelResults } from './HotelResults.tsx'
import { HotelSearchForm } from './HotelSearchForm.tsx'
import { NothingFound } from './NothingFound.tsx'
import styles from './ResultsScreen.module.css'
import { useAskedSearch } from './use-asked-search.ts'
import { useTakenOverSearch } from './use-taken-over-search.ts'

/** The hotels page (spec §2): search form and the hotels found. Works from its address alone. */
export function ResultsScreen() {
  const found = useLoaderData<Loadable<HotelsFound>>()
  const asked = useAskedSearch()
  const isTakenOver = useTakenOverSearch(asked)
  const [isEditing, setEditing] = useState(false)
  const form = useRef<HTMLElement>(null)
  const formId = useId()

  const edit = () => {
    setEditing(true)
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  }
  const nights = nightsText(nightsBetween(asked.checkInDate, asked.checkOutDate))
  return (
    <PageContainer>
      <PageHead
        title="Find Your Perfect Hotel"
        description="Hotels in Cancún, Tulum, Isla Mujeres, Cozumel and all of the Mexican Caribbean, with the total for your dates."
      />
      <PageTitle
        title="Find Your Perfect Hotel"
        subtitle="By the sea, the lagoon or in the jungle, with the total for your stay."
      />
      <SearchedBar
        title={asked.destination || 'All destinations'}
        note={`${formatDate(asked.checkInDate)}, ${nights}`}
        isEditing={isEditing}
        controls={formId}
        onEdit={isEditing ? () => setEditing(false) : edit}
      />
      <div className={styles.layout}>
        <section
          ref={form}
          id={formId}
          className={styles.form}
          data-open={isEditing}
          aria-label="Search hotels"
        >
          <HotelSearchForm
            preview={isTakenOver ? null : asked}
            onSearch={() => setEditing(false)}
          />
        </section>
        <Loaded
          from={found}
          pending={<HotelListPending className={styles.found} />}
          failed={() => (
            <div className={styles.found}>
              <NothingFound search={asked} onEdit={edit} canRetry />
            </div>
          )}
        >
          {(found) => <HotelResults found={found} onEdit={edit} />}
        </Loaded>
      </div>
    </PageContainer>
  )
}
