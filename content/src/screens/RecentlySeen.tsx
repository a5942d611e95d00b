import { detailPaths } from '@storefront/contract'
import { clearSeen, readSeen, type Seen } from '@storefront/device'
import { formatUsd } from '@storefront/domain'
import { Button, Card, CardLink, Picture, PlainList } from '@storefront/ui'
import { useId, useState } from 'react'
import { SectionHeading } from '../components/SectionHeading.tsx'
import styles from './RecentlySeen.module.css'

export type RecentlySeenProps = {
  /** First path segments of the available verticals. Products of other verticals are not listed. */
  mounts: readonly string[]
}

/** First path segment of each product's pages. */
export const mountOf = { flight: 'flights', hotel: 'hotels', tour: 'tours', package: 'packages' }

/** Products last opened on this device, with a button to clear them (product 1.4). Browser only. */
export function RecentlySeen({ mounts }: RecentlySeenProps) {
  const [seen, setSeen] = useState<Seen[]>(() => readSeen())
  const [isCleared, setCleared] = useState(false)
  const id = useId()
  const shown = seen.filter(({ product }) => mounts.includes(mountOf[product]))
  const clear = () => {
    clearSeen()
    setSeen([])
    setCleared(true)
  }
  if (isCleared) {
    return (
      <p role="status" tabIndex={-1} ref={takesFocus}>
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
            <SeenCard {...one} />
          </li>
        ))}
      </PlainList>
    </section>
  )
}

/** One function for all renders, because React calls a new ref again. */
function takesFocus(text: HTMLElement | null) {
  text?.focus({ preventScroll: true })
}

function SeenCard({ product, slug, name, imageUrl, price }: Seen) {
  return (
    <Card padded={false} interactive className={styles.card}>
      <Picture src={imageUrl} alt="" missing={name} ratio="1" sizes="88px" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <CardLink to={detailPaths[product](slug)}>{name}</CardLink>
        </h3>
        {price && (
          <p className={styles.price}>
            From <strong translate="no">{formatUsd(price.usd)}</strong>{' '}
            <span>{price.per === 'night' ? '/ night' : 'per person'}</span>
          </p>
        )}
      </div>
    </Card>
  )
}
