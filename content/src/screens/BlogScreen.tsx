import { type Loadable, Loaded, PageHead, useLoaderData, useSearchParams } from '@storefront/router'
import { PageContainer, PageTitle } from '@storefront/ui'
import { ArticleGridPending } from '../components/ArticleGridPending.tsx'
import { ArticleList } from '../components/ArticleList.tsx'
import { NoArticles } from '../components/NoArticles.tsx'
import type { ArticleSummary } from '../domain/article.ts'

/** `/blog`: every article (spec §2 Blog). */
export function BlogScreen() {
  const articles = useLoaderData<Loadable<ArticleSummary[]>>()
  const [params] = useSearchParams()
  return (
    <PageContainer>
      <PageHead
        title="Our Blog"
        description="Cenotes, reefs, ruins and tacos: what to know before a journey to Cancún and the Mexican Caribbean."
      />
      <PageTitle
        title="Our Blog"
        subtitle="Cenotes, reefs, ruins and tacos: what to know before you go."
      />
      <Loaded
        from={articles}
        pending={<ArticleGridPending count={7} lead />}
        failed={() => <NoArticles canRetry />}
      >
        {(loaded) =>
          loaded.length > 0 ? (
            <ArticleList articles={loaded} category={params.get('category')} />
          ) : (
            <NoArticles />
          )
        }
      </Loaded>
    </PageContainer>
  )
}
