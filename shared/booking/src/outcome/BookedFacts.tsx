import type { Product } from '@storefront/contract'
import { formatDays } from '@storefront/domain'
import { Dated } from '@storefront/ui'
import { bookedDays } from '../recap/device-bookings.ts'
import type { KeptRecap } from '../recap/recap.ts'
import { TotalLine } from '../receipt/Receipt.tsx'
import styles from './Outcome.module.css'

/** Name, days and total of a booking. */
export function BookedFacts({ product, recap }: { product: Product; recap: KeptRecap }) {
  const { start, end } = bookedDays(product, recap)
  return (
    <section className={styles.recap}>
      <h2 className={styles.subtitle}>{recap.name}</h2>
      {start && (
        <p>
          <Dated text={formatDays(start, end)} />
        </p>
      )}
      <TotalLine label="Total" usd={recap.totalUsd} />
    </section>
  )
}
