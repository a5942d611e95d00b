import type { ReactNode } from 'react'
import { Dated } from './Dated.tsx'
import styles from './PageTitle.module.css'

type PageTitleProps = { title: ReactNode; subtitle?: ReactNode; children?: ReactNode }

/** The page's only h1. Focusable, for focus after navigation. */
export function PageTitle({ title, subtitle, children }: PageTitleProps) {
  return (
    <header className={styles.heading}>
      <h1 tabIndex={-1}>{title}</h1>
      {subtitle && (
        <p className={styles.subtitle}>
          {typeof subtitle === 'string' ? <Dated text={subtitle} /> : subtitle}
        </p>
      )}
      {children}
    </header>
  )
}
