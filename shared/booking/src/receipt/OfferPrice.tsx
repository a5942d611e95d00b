import { formatUsd } from '@storefront/domain'
import styles from './OfferPrice.module.css'

export type OfferPriceProps = {
  /** For everyone and all days. */
  totalUsd: number
  /** Unit after the total: 'total, 3 nights'; absent where the basis says it. */
  unit?: string
  /** Its parts, a few words each: 'From $161.00 / night'. */
  basis: readonly string[]
}

/** Price of an offer on a card or a bar: the total first and largest, its basis beneath. */
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
