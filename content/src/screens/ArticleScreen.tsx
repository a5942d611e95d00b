import { paths } from '@storefront/contract'
import { type Loadable, Loaded, PageHead, useLoaderData } from '@storefront/router'
import {
  BannerPending,
  ButtonLink,
  EmptyState,
  PageContainer,
  PageTitle,
  RetryButton,
  Skeleton,
} from '@storefront/ui'
import type { ArticlePage } from '../domain/article.ts'
import styles from './ArticleScreen.module.css'
import { ArticleView } from './ArticleView.tsx'

/** `/blog/{slug}`: one article (spec §2 Blog detail). */
export function ArticleScreen() {
  const page = useLoaderData<Loadable<ArticlePage>>()
  return (
    <Loaded
      from={page}
      pending={<ArticlePending />}
      failed={({ notFound }) => <ArticleMissing notFound={notFound} />}
    >
      {(loaded) => <ArticleView page={loaded} />}
    </Loaded>
  )
}

const lines = ['96%', '100%', '88%', '94%', '60%']

/** The boxes of an article that is loading. */
function ArticlePending() {
  return (
    <>
      <BannerPending tall />
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

/** No such article, or one that could not be loaded: the text is the same (spec §8). */
function ArticleMissing({ notFound }: { notFound: boolean }) {
  return (
    <PageContainer>
      <PageHead title="Article not found" noindex />
      <PageTitle title="Our Blog" />
      <EmptyState
        title="Article not found."
        hint={
          notFound
            ? 'This article may have moved, or we no longer publish it.'
            : 'We could not load it. Please try again in a moment.'
        }
      >
        {!notFound && <RetryButton />}
        <ButtonLink variant="primary" to={paths.blog}>
          View all articles
        </ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
