import { formatUsd, type Receipt as ReceiptFacts } from '@storefront/domain'
import styles from './Receipt.module.css'

export type ReceiptProps = Pick<ReceiptFacts, 'lines' | 'notes'>

/** How a total comes about, line by line, and what the seller says of the price. The total itself is a `TotalLine`. */
export function Receipt({ lines, notes }: ReceiptProps) {
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
