import { PageContainer, Skeleton, Spinner } from '@storefront/ui'
import hero from './ArticleHero.module.css'
import styles from './ArticlePending.module.css'

const lines = ['96%', '100%', '88%', '94%', '60%']

/** The boxes of an article that is loading. */
export function ArticlePending() {
  return (
    <>
      <div className={hero.pending}>
        <Spinner />
      </div>
      <PageContainer width="narrow">
        <div className={styles.lines}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} height={20} />
          ))}
        </div>
      </PageContainer>
    </>
  )
}
