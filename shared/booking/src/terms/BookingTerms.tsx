import { paths } from '@storefront/contract'
import { sellerText } from '@storefront/domain'
import { Link } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { VisuallyHidden } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './BookingTerms.module.css'

/** Terms that the visitor accepts by pressing a booking button. */
export function Agreement() {
  return (
    <p className={styles.terms}>
      By booking you accept our <Beside to={paths.terms}>terms</Beside>,{' '}
      <Beside to={`${paths.terms}#changes-by-you`}>changes and cancellation</Beside>, and{' '}
      <Beside to={paths.privacy}>privacy notice</Beside>.
    </p>
  )
}

/** Name of the company that charges the card; renders nothing if none is configured. */
export function Seller() {
  const { agency } = useStorefront()
  if (!agency.seller) return null
  return (
    <p
      className={styles.terms}
    >{`Sold by ${sellerText(agency.seller)}, which charges your card.`}</p>
  )
}

/** Opens in a new tab, so that typed fields stay. */
function Beside({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (in a new tab)</VisuallyHidden>
    </Link>
  )
}
