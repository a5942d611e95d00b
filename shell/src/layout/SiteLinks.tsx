import { Link } from '@storefront/router'
import { PlainList } from '@storefront/ui'
import type { SiteLink } from './links.ts'
import styles from './SiteLinks.module.css'

type SiteLinksProps = { links: SiteLink[]; pathname: string; onVisit?: () => void }

export function SiteLinks({ links, pathname, onVisit }: SiteLinksProps) {
  return (
    <PlainList className={styles.list}>
      {links.map(({ label, to, isCurrent }) => (
        <li key={label}>
          <Link
            to={to}
            className={styles.link}
            aria-current={isCurrent?.(pathname) ? 'page' : undefined}
            onClick={onVisit}
          >
            {label}
          </Link>
        </li>
      ))}
    </PlainList>
  )
}
