import { useLocation } from '@storefront/router'
import { PageContainer } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { useSite } from '../remotes/SiteContext.tsx'
import { AgencyFacts } from './AgencyFacts.tsx'
import { Brand } from './Brand.tsx'
import styles from './Header.module.css'
import { siteLinks } from './links.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { SiteLinks } from './SiteLinks.tsx'

/** Scroll position after which the header has its scrolled style, in pixels. */
const scrolledAfterPx = 50

/** Top bar, brand and links. Below 992 px the links are in a menu. */
export function Header() {
  const { remotes } = useSite()
  const { pathname } = useLocation()
  const isScrolled = useIsScrolled()
  const links = siteLinks(remotes).header
  return (
    <header className={styles.header} data-scrolled={isScrolled}>
      <div className={styles.top}>
        <PageContainer flush className={styles.facts}>
          <AgencyFacts />
        </PageContainer>
      </div>
      <div className={styles.bar}>
        <PageContainer flush className={styles.inner}>
          <Brand />
          <nav className={styles.wide} aria-label="Main">
            <SiteLinks links={links} pathname={pathname} />
          </nav>
          <MobileMenu key={pathname} links={links} pathname={pathname} />
        </PageContainer>
      </div>
    </header>
  )
}

/** False on the server. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const check = () => setScrolled(window.scrollY > scrolledAfterPx)
    check()
    window.addEventListener('scroll', check, { passive: true })
    return () => window.removeEventListener('scroll', check)
  }, [])
  return isScrolled
}
