import { paths } from '@storefront/contract'
import { BackLink, Ground, PageContainer, Picture } from '@storefront/ui'
import type { ArticleSummary } from '../domain/article.ts'
import { ArticleByline } from './ArticleByline.tsx'
import styles from './ArticleHero.module.css'

export type ArticleHeroProps = { article: ArticleSummary; readingMinutes: number }

/** Head of an article: category, title, author and publish date over its picture (spec §2 Blog detail). */
export function ArticleHero({ article, readingMinutes }: ArticleHeroProps) {
  return (
    <header className={styles.hero}>
      <Picture src={article.imageUrl} alt="" ratio="fill" sizes="100vw" priority />
      <PageContainer flush className={styles.words}>
        <BackLink to={paths.blog} className={styles.back}>
          Our Blog
        </BackLink>
        <Ground className={styles.about}>
          {article.category && <p className={styles.category}>{article.category}</p>}
          <h1 tabIndex={-1} className={styles.title}>
            {article.title}
          </h1>
          <ArticleByline article={article} size="large">
            <span>{`${readingMinutes} min read`}</span>
          </ArticleByline>
        </Ground>
      </PageContainer>
    </header>
  )
}
