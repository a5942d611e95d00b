import { Icon, Menu, X } from '@storefront/ui/icons'
import { useId, useRef } from 'react'
import { AgencyFacts } from './AgencyFacts.tsx'
import type { SiteLink } from './links.ts'
import styles from './MobileMenu.module.css'
import { SiteLinks } from './SiteLinks.tsx'

type MobileMenuProps = { links: SiteLink[]; pathname: string }

/** Menu of links and top bar below 992 px. A popover, so that it works before any script has run. */
export function MobileMenu({ links, pathname }: MobileMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.toggle} popoverTarget={id} aria-label="Menu">
        <Icon shape={Menu} className={styles.open} />
        <Icon shape={X} className={styles.close} />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <nav aria-label="Menu">
          <SiteLinks
            links={links}
            pathname={pathname}
            onVisit={() => panel.current?.hidePopover()}
          />
        </nav>
        <div className={styles.agency}>
          <AgencyFacts />
        </div>
      </div>
    </div>
  )
}
