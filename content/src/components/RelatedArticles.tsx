import { PageContainer } from '@storefront/ui'
import type { ArticleSummary } from '../domain/article.ts'
import { ArticleGrid } from './ArticleGrid.tsx'
import { ArticleGridPending } from './ArticleGridPending.tsx'
import styles from './RelatedArticles.module.css'
import { SectionHeading } from './SectionHeading.tsx'

/** What to read after an article. Null: not known yet; nothing at all when there is none. */
export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] | null }) {
  if (articles?.length === 0) return null
  return (
    <section className={styles.related}>
      <PageContainer className={styles.list}>
        <SectionHeading title="Read next" />
        {articles ? <ArticleGrid articles={articles} /> : <ArticleGridPending count={3} />}
      </PageContainer>
    </section>
  )
}
