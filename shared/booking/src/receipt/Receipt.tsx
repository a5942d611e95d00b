import { formatUsd, type Receipt as ReceiptFacts } from '@storefront/domain'
import styles from './Receipt.module.css'

/** The lines of a total, and what the seller says of the price. The total itself is a `TotalLine`. */
export function Receipt({ lines, notes }: Pick<ReceiptFacts, 'lines' | 'notes'>) {
  return (
    <>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ label, usd }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{formatUsd(usd)}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
    </>
  )
}

type TotalLineProps = {
  /** 'Total' or 'Total to Pay' (spec §2). */
  label: string
  usd: number
}

/** The total of a booking in USD: the most prominent price of its screen. */
export function TotalLine({ label, usd }: TotalLineProps) {
  return (
    <dl className={styles.total}>
      <dt className={styles.totalLabel}>{label}</dt>
      <dd className={styles.amount}>
        {formatUsd(usd)} <span className={styles.currency}>USD</span>
      </dd>
    </dl>
  )
}
