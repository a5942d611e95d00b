import { paths } from '@storefront/contract'
import { type Loadable, Loaded, PageHead, useLoaderData, useSearchParams } from '@storefront/router'
import { ButtonLink, EmptyState, PageContainer, PageTitle, RetryButton } from '@storefront/ui'
import { ArticleGrid, ArticleGridPending } from '../components/ArticleGrid.tsx'
import { LinkRow } from '../components/LinkRow.tsx'
import type { ArticleSummary } from '../domain/article.ts'
import { byCategory } from '../domain/categories.ts'

/** `/blog`: every article. */
export function BlogScreen() {
  const { articles } = useLoaderData<{ articles: Loadable<ArticleSummary[]> }>()
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
            <ArticleList {...byCategory(params.get('category'), loaded)} />
          ) : (
            <NoArticles />
          )
        }
      </Loaded>
    </PageContainer>
  )
}

/** Empty or failed blog: the spec has one title for both, so the hint tells them apart. */
function NoArticles({ canRetry = false }: { canRetry?: boolean }) {
  return (
    <EmptyState
      title="No articles found."
      hint={
        canRetry
          ? 'We could not load them just now. Please try again, or search for a trip.'
          : 'New articles are on the way. In the meantime, search for a trip.'
      }
    >
      {canRetry && <RetryButton />}
      <ButtonLink variant="primary" to={paths.home}>
        Search for a trip
      </ButtonLink>
    </EmptyState>
  )
}

function ArticleList({ categories, chosen, shown }: ReturnType<typeof byCategory>) {
  return (
    <>
      {categories.length > 1 && (
        <LinkRow
          label="Categories"
          links={[null, ...categories].map((category) => ({
            to: category ? `${paths.blog}?${new URLSearchParams({ category })}` : paths.blog,
            label: category ?? 'All articles',
            isCurrent: category === chosen,
          }))}
        />
      )}
      <ArticleGrid articles={shown} level="h2" lead />
    </>
  )
}
