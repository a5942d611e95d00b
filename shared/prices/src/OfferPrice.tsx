import { formatUsd } from '@storefront/domain'
import styles from './OfferPrice.module.css'

export type OfferPriceProps = {
  /** Total for all travellers and days. */
  totalUsd: number
  /** Unit after the total, e.g. 'total, 3 nights'. */
  unit?: string | undefined
  /** Parts of the total, e.g. 'From $161.00 / night'. */
  basis: readonly string[]
}

export function OfferPrice({ totalUsd, unit, basis }: OfferPriceProps) {
  return (
    <div className={styles.price}>
      <p className={styles.total}>
        <span translate="no">{formatUsd(totalUsd)}</span>{' '}
        {unit && <span className={styles.unit}>{unit}</span>}
      </p>
      {basis.map((text) => (
        <p key={text} className={styles.basis}>
          {text}
        </p>
      ))}
    </div>
  )
}
