import { ButtonLink, Callout } from '@storefront/ui'
import styles from './SoldOutCallout.module.css'

export type SoldOutCalloutProps = {
  /** Where what is booked was chosen. */
  backTo: string
  className?: string
}

/** Why the alert's "try again" will not help, and what does. */
export function SoldOutCallout({ backTo, className }: SoldOutCalloutProps) {
  return (
    <Callout tone="info" {...(className ? { className } : {})}>
      <div className={styles.line}>
        <p>This has just sold out.</p>
        <ButtonLink to={backTo} variant="secondary" size="small">
          Choose again
        </ButtonLink>
      </div>
    </Callout>
  )
}
