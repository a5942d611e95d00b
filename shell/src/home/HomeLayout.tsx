import { useStorefront } from '@storefront/session'
import { Spinner } from '@storefront/ui'
import type { ReactNode } from 'react'
import { SearchWidget } from '../search-widget/SearchWidget.tsx'
import styles from './HomeLayout.module.css'

type HomeLayoutProps = {
  top: ReactNode
  below: ReactNode
}

/** Home page around the search widget, which works at once and never moves. */
export function HomeLayout({ top, below }: HomeLayoutProps) {
  return (
    <>
      <div className={styles.hero}>{top}</div>
      <div className={styles.search}>
        <SearchWidget />
      </div>
      {below}
    </>
  )
}

/** Hero without content of a remote. */
export function FallbackHero() {
  const { agency } = useStorefront()
  return (
    <div className={styles.words}>
      <h1 tabIndex={-1}>{`${agency.product} Travel`}</h1>
      <p>Your next adventure awaits.</p>
    </div>
  )
}

export function HeroPending() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  )
}
