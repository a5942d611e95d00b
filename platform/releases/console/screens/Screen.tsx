import type { ReactNode } from 'react'
import styles from './Screen.module.css'

type ScreenProps = {
  title: string
  /** Beside the title: what can be done with all of it. */
  aside?: ReactNode
  children: ReactNode
}

/** A screen's title and its content. */
export function Screen({ title, aside, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <title>{`${title} – Releases`}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  )
}

/** A titled part of a screen. */
export function Part({ title, aside, children }: ScreenProps) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.subtitle}>{title}</h2>
        {aside}
      </div>
      {children}
    </div>
  )
}
