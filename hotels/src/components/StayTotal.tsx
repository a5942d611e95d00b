import { formatUsd, nightsText } from '@storefront/domain'
import styles from './StayTotal.module.css'

export type StayTotalProps = {
  nightlyUsd: number
  /** For everyone and all nights. */
  totalUsd: number
  nights: number
}

/** What a stay costs: the total first and largest, the price per night beneath (spec §2: 'From $X / night'). */
export function StayTotal({ nightlyUsd, totalUsd, nights }: StayTotalProps) {
  return (
    <div className={styles.price}>
      <p className={styles.total}>
        {formatUsd(totalUsd)} <span className={styles.unit}>{`total, ${nightsText(nights)}`}</span>
      </p>
      <p className={styles.nightly}>{`From ${formatUsd(nightlyUsd)} / night`}</p>
    </div>
  )
}
