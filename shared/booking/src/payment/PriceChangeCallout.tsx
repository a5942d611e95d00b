import { formatUsd } from '@storefront/domain'
import { Button, ButtonLink, Callout } from '@storefront/ui'
import styles from './PriceChangeCallout.module.css'
import type { PriceChange } from './useShownTotal.ts'

export type PriceChangeCalloutProps = {
  change: PriceChange
  /** Why, in words for the visitor, where that is known. */
  reasons: readonly string[]
  /** Books at the new price. */
  onAccept: () => void
  /** Where what is booked was chosen. */
  backTo: string
}

/** The price is another than the visitor saw: both, and the choice to go on or back. Nothing was charged or sent. */
export function PriceChangeCallout({ change, reasons, onAccept, backTo }: PriceChangeCalloutProps) {
  return (
    <Callout tone="warn">
      <p className={styles.title}>The price has changed</p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <dl className={styles.prices}>
        <div>
          <dt>You saw</dt>
          <dd>
            <s>{formatUsd(change.fromUsd)}</s>
          </dd>
        </div>
        <div>
          <dt>Price now</dt>
          <dd className={styles.now}>{formatUsd(change.toUsd)}</dd>
        </div>
      </dl>
      <div className={styles.choice}>
        <Button variant="secondary" size="small" onClick={onAccept}>
          Continue at {formatUsd(change.toUsd)}
        </Button>
        <ButtonLink to={backTo} variant="ghost" size="small">
          Go back
        </ButtonLink>
      </div>
    </Callout>
  )
}
