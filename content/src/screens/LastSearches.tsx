import type { Product } from '@storefront/contract'
import type { LastSearch } from '@storefront/device'
import { planText } from '@storefront/domain'
import { usePublish } from '@storefront/session'
import { Card, CardLink, PlainList } from '@storefront/ui'
import { type ReactNode, useId } from 'react'
import { SectionHeading } from '../components/SectionHeading.tsx'
import styles from './RecentlySeen.module.css'

const titles: Record<Product, string> = {
  flight: 'Flights from',
  hotel: 'Hotels in',
  tour: 'Tours in',
  package: 'Packages in',
}

/** Last searches of this device as links (product 1.4). A search applies only when the visitor opens it. */
export function LastSearches({ searches }: { searches: readonly LastSearch[] }) {
  const id = useId()
  if (searches.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} title="Search again" subtitle="Your last searches on this device." />
      <PlainList className={styles.list}>
        {searches.map((search) => (
          <li key={search.product}>
            <Card interactive className={styles.search}>
              <h3 className={styles.name}>
                <SearchLink to={search.address} search={search}>
                  {`${titles[search.product]} ${search.place || 'all destinations'}`}
                </SearchLink>
              </h3>
              <p className={styles.note}>{planText({ ...search, place: '' })}</p>
            </Card>
          </li>
        ))}
      </PlainList>
    </section>
  )
}

type SearchLinkProps = { to: string; search: LastSearch | undefined; children: ReactNode }

/** Link to a page that shows a search. A tour's day and people go into the session, because no address has them. */
export function SearchLink({ to, search, children }: SearchLinkProps) {
  const publish = usePublish()
  return (
    <CardLink
      to={to}
      onClick={() => {
        if (search?.product === 'tour')
          publish('tour-search-changed', { tourDate: search.first, guests: search.counts })
      }}
    >
      {children}
    </CardLink>
  )
}
