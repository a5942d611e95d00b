import { PageContainer } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './DetailLayout.module.css'

type DetailLayoutProps = {
  /** Above both columns. */
  heading?: ReactNode
  /** The record's sections: `DetailSection`s. */
  children: ReactNode
  /** What it costs and how to go on; stays in sight beside the rest from 992 px on, and comes before it below. */
  panel: ReactNode
  /** Its pictures, below both columns. */
  pictures?: ReactNode
  /** Below everything; on a phone before the record's sections. */
  below?: ReactNode
}

/** The columns of a detail page below its banner. */
export function DetailLayout({ heading, children, panel, pictures, below }: DetailLayoutProps) {
  return (
    <PageContainer className={styles.page}>
      {heading && <div className={styles.whole}>{heading}</div>}
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{panel}</div>
      {pictures && <div className={`${styles.whole} ${styles.pictures}`}>{pictures}</div>}
      {below && <div className={styles.whole}>{below}</div>}
    </PageContainer>
  )
}
