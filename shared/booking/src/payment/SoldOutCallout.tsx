import { ButtonLink, Callout } from '@storefront/ui'
import styles from './SoldOutCallout.module.css'

export type SoldOutCalloutProps = {
  /** Where what is booked was chosen. */
  backTo: string
}

/** Why the alert's "try again" will not help, and what does. */
export function SoldOutCallout({ backTo }: SoldOutCalloutProps) {
  return (
    <Callout tone="info">
      <div className={styles.line}>
        <p>This has just sold out.</p>
        <ButtonLink to={backTo} variant="secondary" size="small">
          Choose again
        </ButtonLink>
      </div>
    </Callout>
  )
}
