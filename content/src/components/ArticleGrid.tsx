import { detailPaths } from '@storefront/contract'
import { Badge, Card, CardLink, LongList, Picture, Skeleton, Spinner } from '@storefront/ui'
import type { ArticleSummary } from '../domain/article.ts'
import { ArticleByline } from './ArticleByline.tsx'
import styles from './ArticleGrid.module.css'

export type ArticleGridProps = {
  articles: readonly ArticleSummary[]
  level?: ArticleCardProps['level']
  /** The first article takes a whole row on wide windows and its picture is fetched first. */
  lead?: boolean
}

/** Articles as cards: one, two or three to a row. */
export function ArticleGrid({ articles, level, lead = false }: ArticleGridProps) {
  return (
    <LongList items={articles} className={styles.grid}>
      {(article, index) => {
        const isLead = lead && index === 0
        return (
          <li key={article.slug} className={isLead ? styles.lead : undefined}>
            <ArticleCard
              article={article}
              level={level}
              look={isLead ? 'featured' : 'card'}
              priority={isLead}
            />
          </li>
        )
      }}
    </LongList>
  )
}

type ArticleCardProps = {
  article: ArticleSummary
  /** `featured` lies on its side on wide windows: the first of a list. */
  look?: 'card' | 'featured'
  level?: 'h2' | 'h3'
  /** Its picture is the screen's main one. */
  priority?: boolean
}

/** An article of a list: the whole card is one link to the article. */
function ArticleCard(props: ArticleCardProps) {
  const { article, look = 'card', level: Title = 'h3', priority = false } = props
  const isFeatured = look === 'featured'
  return (
    <Card as="article" padded={false} interactive className={styles[look]}>
      <Picture
        src={article.imageUrl}
        alt=""
        ratio="styled"
        sizes={
          isFeatured
            ? '(min-width: 1400px) 768px, (min-width: 576px) 720px, calc(100vw - 34px)'
            : '(min-width: 1400px) 384px, (min-width: 576px) 362px, 112px'
        }
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.words}>
        {article.category && (
          <div>
            <Badge tone="lagoon">{article.category}</Badge>
          </div>
        )}
        <Title className={styles.title}>
          <CardLink to={detailPaths.article(article.slug)}>{article.title}</CardLink>
        </Title>
        <ArticleByline article={article} />
      </div>
    </Card>
  )
}

/** The boxes of articles that are loading, so that nothing moves when they come. */
export function ArticleGridPending({ count, lead = false }: { count: number; lead?: boolean }) {
  return (
    <>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => index).map((index) => {
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
