import { useStorefront } from '@storefront/session'
import { Spinner } from '@storefront/ui'
import type { ReactNode } from 'react'
import { SearchWidget } from '../search-widget/SearchWidget.tsx'
import styles from './HomeLayout.module.css'

type HomeLayoutProps = {
  /** Fills the hero's box. */
  top: ReactNode
  below: ReactNode
}

/** The home page around the search widget, which works from the first moment and never leaves its place. */
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

/** Stands in the hero where no remote brings content, or it could not be loaded. */
export function AgencyWords() {
  const { agency } = useStorefront()
  return (
    <div className={styles.words}>
      <h1 tabIndex={-1}>{`${agency.product} Travel`}</h1>
      <p>Your next adventure awaits.</p>
    </div>
  )
}

/** Stands in the hero while the content's code is on its way. */
export function HeroPending() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  )
}
