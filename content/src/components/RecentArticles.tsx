import { paths } from '@storefront/contract'
import { ButtonLink } from '@storefront/ui'
import type { ArticleSummary } from '../domain/article.ts'
import { ArticleGrid } from './ArticleGrid.tsx'
import styles from './RecentArticles.module.css'
import { SectionHeading } from './SectionHeading.tsx'

/** Most articles the home page shows: two rows of three. */
const most = 6

/** The newest articles, if there are any, and the way to the blog (spec §2 Home). */
export function RecentArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <section className={styles.section}>
      <SectionHeading title="From our blog" subtitle="Good to know before you go.">
        <ButtonLink variant="ghost" to={paths.blog}>
          View all articles
        </ButtonLink>
      </SectionHeading>
      {articles.length > 0 && <ArticleGrid articles={articles.slice(0, most)} />}
    </section>
  )
}
