import { Card, Skeleton } from '@storefront/ui'
import styles from './DestinationCard.module.css'

/** As wide as '1,389 flights', '6 hotels' and '6 tours': they wrap where those do. */
const countWidths = ['4.5em', '4em']

/** The box of a place that is on its way, so that nothing moves when it comes. */
export function DestinationCardPending() {
  return (
    <Card padded={false} className={styles.card}>
      <Skeleton ratio="4 / 3" />
      <div className={styles.words}>
        <Skeleton width="60%" height="1.4375rem" />
        <Skeleton width="70%" height="1.3125rem" />
        <Skeleton width="80%" height="1lh" />
        <div className={styles.counts}>
          {countWidths.map((width) => (
            <Skeleton key={width} width={width} height="1.5em" />
          ))}
        </div>
      </div>
    </Card>
  )
}
