import { PageContainer } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './DetailLayout.module.css'

type DetailLayoutProps = {
  heading?: ReactNode
  /** Price panel; sticky beside the sections from 992 px. */
  panel: ReactNode
  children: ReactNode
  below?: ReactNode
}

/** Columns of a detail page; reading and keyboard order are equal at every width. */
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
