import { paths } from '@storefront/contract'
import { sellerText } from '@storefront/domain'
import { Link } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { VisuallyHidden } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './BookingTerms.module.css'

/** Beside the buttons that book: what pressing one agrees to, and the company that sells and charges. */
export function BookingTerms() {
  const { agency } = useStorefront()
  return (
    <div className={styles.terms}>
      <p>
        By booking you accept our <Beside to={paths.terms}>terms</Beside>, including{' '}
        <Beside to={`${paths.terms}#changes-by-you`}>changes and cancellation</Beside>, and our{' '}
        <Beside to={paths.privacy}>privacy notice</Beside>.
      </p>
      {agency.seller && <p>{`Sold by ${sellerText(agency.seller)}, which charges your card.`}</p>}
    </div>
  )
}

/** Opens beside the page: what was typed stays. */
function Beside({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (in a new tab)</VisuallyHidden>
    </Link>
  )
}
