import { PageContainer } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './DetailLayout.module.css'

type DetailLayoutProps = {
  /** Above both columns. */
  heading?: ReactNode
  /** Panel with the price and the next step; stays in sight beside the record's sections from 992 px on. */
  panel: ReactNode
  /** The record's sections: `DetailSection`s. */
  children: ReactNode
  /** Sections below both columns. */
  below?: ReactNode
}

/** The columns of a detail page below its banner: read, and gone through by keyboard, in one order at every width. */
export function DetailLayout({ heading, panel, children, below }: DetailLayoutProps) {
  return (
    <PageContainer className={styles.page}>
      {heading}
      <div className={styles.columns}>
        <div className={styles.aside}>
          <div className={styles.panel}>{panel}</div>
        </div>
        <div className={styles.main}>{children}</div>
      </div>
      {below}
    </PageContainer>
  )
}
