import { Link } from '@storefront/router'
import { PlainList } from '@storefront/ui'
import styles from './LinkRow.module.css'

export type LinkRowProps = {
  label: string
  links: readonly { to: string; label: string; isCurrent?: boolean }[]
  /** Stays visible beside the content on wide windows. */
  beside?: boolean
}

/** A row of links that scrolls on phones. */
export function LinkRow({ label, links, beside = false }: LinkRowProps) {
  return (
    <nav aria-label={label} className={styles.nav} data-beside={beside}>
      <PlainList className={styles.links}>
        {links.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className={styles.link}
            >
              {label}
            </Link>
          </li>
        ))}
      </PlainList>
    </nav>
  )
}
