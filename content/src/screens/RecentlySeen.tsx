import { detailPaths } from '@storefront/contract'
import { clearSeen, type LastSearch, readSeen, type Seen } from '@storefront/device'
import { addDays, formatUsd, packageNights, planText, stayDetailAddress } from '@storefront/domain'
import { Button, Card, Picture, PlainList } from '@storefront/ui'
import { useId, useState } from 'react'
import { SectionHeading } from '../components/SectionHeading.tsx'
import { takeFocus } from '../components/take-focus.ts'
import { SearchLink } from './LastSearches.tsx'
import styles from './RecentlySeen.module.css'

type RecentlySeenProps = {
  isAvailable: (seen: Seen) => boolean
  /** Searches whose days and people the links ask for. */
  searches: readonly LastSearch[]
}

/** Products last opened on this device, with a button to clear them (product 1.4). Browser only. */
export function RecentlySeen({ isAvailable, searches }: RecentlySeenProps) {
  const [seen, setSeen] = useState<Seen[]>(() => readSeen())
  const [isCleared, setCleared] = useState(false)
  const id = useId()
  const shown = seen.filter(isAvailable)
  const clear = () => {
    clearSeen()
    setSeen([])
    setCleared(true)
  }
  if (isCleared) {
    return (
      <p role="status" tabIndex={-1} ref={takeFocus}>
        Your recently seen pages were cleared.
      </p>
    )
  }
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading
        id={id}
        title="Recently seen"
        subtitle="On this device only. Prices are as you last saw them."
      >
        <Button variant="ghost" onClick={clear} aria-label="Clear recently seen">
          Clear
        </Button>
      </SectionHeading>
      <PlainList className={styles.list}>
        {shown.map((one) => (
          <li key={`${one.product} ${one.slug}`}>
            <SeenCard seen={one} search={searchOf(one, searches)} />
          </li>
        ))}
      </PlainList>
    </section>
  )
}

function SeenCard({ seen, search }: { seen: Seen; search: LastSearch | undefined }) {
  const { name, imageUrl, price } = seen
  return (
    <Card padded={false} interactive className={styles.card}>
      <Picture src={imageUrl} alt="" missing={name} ratio="1" sizes="88px" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <SearchLink to={addressOf(seen, search)} search={search}>
            {name}
          </SearchLink>
        </h3>
        {price && (
          <p className={styles.note}>
            From <strong translate="no">{formatUsd(price.usd)}</strong>{' '}
            <span>{price.per === 'night' ? '/ night' : 'per person'}</span>
          </p>
        )}
        {search && <p className={styles.note}>{planText({ ...search, place: '' })}</p>}
      </div>
    </Card>
  )
}

/** Last search of the product. A package ends after its own length. */
function searchOf(seen: Seen, searches: readonly LastSearch[]): LastSearch | undefined {
  const search = searches.find(({ product }) => product === seen.product)
  const nights = packageNights(seen)
  return search && nights !== null ? { ...search, last: addDays(search.first, nights) } : search
}

function addressOf({ product, slug }: Seen, search: LastSearch | undefined): string {
  const page = detailPaths[product](slug)
  if (!search || product === 'tour') return page
  const { place, first, last, counts } = search
  return stayDetailAddress(page, {
    destination: place,
    checkInDate: first,
    checkOutDate: last,
    guests: counts,
  })
}
