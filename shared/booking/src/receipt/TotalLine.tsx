import { formatUsd } from '@storefront/domain'
import styles from './TotalLine.module.css'

export type TotalLineProps = {
  /** 'Total' or 'Total to Pay' (spec §2). */
  label: string
  usd: number
}

/** The total of a booking in USD: the most prominent price of its screen. */
export function TotalLine({ label, usd }: TotalLineProps) {
  return (
    <dl className={styles.total}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount}>
        {formatUsd(usd)} <span className={styles.currency}>USD</span>
      </dd>
    </dl>
  )
}
