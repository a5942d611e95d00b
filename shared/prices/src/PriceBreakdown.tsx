import { type PriceBreakdown as Breakdown, formatUsd } from '@storefront/domain'
import { Conditions } from './Conditions.tsx'
import styles from './PriceBreakdown.module.css'

/** Lines of a total and its conditions. `TotalLine` shows the total itself. */
export function PriceBreakdown({ lines, ...conditions }: Omit<Breakdown, 'totalUsd'>) {
  return (
    <>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ label, usd }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd translate="no">{formatUsd(usd)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Conditions {...conditions} />
    </>
  )
}

type TotalLineProps = {
  label: string
  usd: number
}

export function TotalLine({ label, usd }: TotalLineProps) {
  return (
    <dl className={styles.total}>
      <dt className={styles.totalLabel}>{label}</dt>
      <dd className={styles.amount}>
        <span translate="no">{formatUsd(usd)}</span> <span className={styles.currency}>USD</span>
      </dd>
    </dl>
  )
}
