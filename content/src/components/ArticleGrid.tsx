import { detailPaths } from '@storefront/contract'
import { Badge, Card, CardLink, LongList, Picture, Skeleton, Spinner } from '@storefront/ui'
import type { ArticleSummary } from '../domain/article.ts'
import { ArticleByline } from './ArticleByline.tsx'
import styles from './ArticleGrid.module.css'
import cards from './CardGrid.module.css'

export type ArticleGridProps = {
  articles: readonly ArticleSummary[]
  level?: 'h2' | 'h3'
  /** Gives the first article a whole row on wide windows, and preloads its picture. */
  lead?: boolean
}

export function ArticleGrid({ articles, level = 'h3', lead = false }: ArticleGridProps) {
  return (
    <LongList items={articles} className={cards.grid}>
      {(article, index) => {
        const isLead = lead && index === 0
        return (
          <li key={article.slug} className={isLead ? styles.lead : undefined}>
            <ArticleCard article={article} level={level} isLead={isLead} />
          </li>
        )
      }}
    </LongList>
  )
}

type ArticleCardProps = { article: ArticleSummary; level: 'h2' | 'h3'; isLead: boolean }

function ArticleCard({ article, level: Title, isLead }: ArticleCardProps) {
  return (
    <Card
      as="article"
      padded={false}
      interactive
      className={isLead ? styles.featured : styles.card}
    >
      <Picture
        src={article.imageUrl}
        alt=""
        missing={article.title}
        ratio="styled"
        sizes={
          isLead
            ? '(min-width: 1400px) 768px, (min-width: 576px) 720px, calc(100vw - 34px)'
            : '(min-width: 1400px) 384px, (min-width: 576px) 362px, 112px'
        }
        priority={isLead}
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

/** Placeholders with the size of the articles, to avoid a layout shift. */
export function ArticleGridPending({ count, lead = false }: { count: number; lead?: boolean }) {
  return (
    <>
      <div className={cards.grid}>
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
