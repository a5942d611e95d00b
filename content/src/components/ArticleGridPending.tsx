import { Card, Skeleton, Spinner } from '@storefront/ui'
import styles from './ArticleGrid.module.css'

export type ArticleGridPendingProps = { count: number; lead?: boolean }

/** The boxes of articles that are loading, so that nothing moves when they come. */
export function ArticleGridPending({ count, lead = false }: ArticleGridPendingProps) {
  return (
    <>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => {
          const isLead = lead && index === 0
          return (
            <div key={index} className={isLead ? styles.lead : undefined}>
              <Card padded={false} className={isLead ? styles.featured : styles.card}>
                <Skeleton ratio="16 / 10" />
                <div className={styles.words}>
                  <Skeleton width="30%" height={24} />
                  <Skeleton height={24} />
                  <Skeleton width="60%" height={24} />
                  <Skeleton width="50%" height={32} />
                </div>
              </Card>
            </div>
          )
        })}
      </div>
      <Spinner label="Loading articles…" />
    </>
  )
}
