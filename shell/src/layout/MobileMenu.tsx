import { Menu, X } from '@storefront/ui/icons'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { AgencyFacts } from './AgencyFacts.tsx'
import type { SiteLink } from './links.ts'
import styles from './MobileMenu.module.css'
import { SiteLinks } from './SiteLinks.tsx'

type MobileMenuProps = { links: SiteLink[]; pathname: string }

/** The links and what the top bar says, below 992 px: a button that opens them under the header; Escape closes and returns the focus. */
export function MobileMenu({ links, pathname }: MobileMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls inside bubble up to here
    <div className={styles.menu} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <nav aria-label="Menu">
              <SiteLinks links={links} pathname={pathname} onVisit={() => setOpen(false)} />
            </nav>
            <div className={styles.agency}>
              <AgencyFacts />
            </div>
          </>
        )}
      </div>
    </div>
  )
}
