import { Outlet, ScrollRestoration, useNavigation } from '@storefront/router'
import { keepFocus, VisuallyHidden } from '@storefront/ui'
import type { ReactNode } from 'react'
import { ChatButton } from './ChatButton.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'
import { RouteFocus } from './RouteFocus.tsx'

/** Frame around the route's screen, or around `children`. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <Header />
      {/* Fixed in the window, so it comes with the first bytes of the page. */}
      <ChatButton />
      {/* Before the page, so that a focus that the page itself sets wins. */}
      <RouteFocus />
      <main ref={keepFocus} id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  )
}

/** Thin line at the top during a navigation. */
function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <div className={styles.progress} role="status">
      {state !== 'idle' && (
        <>
          <span className={styles.line} />
          <VisuallyHidden>Loading…</VisuallyHidden>
        </>
      )}
    </div>
  )
}
