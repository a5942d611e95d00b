import { paths } from '@storefront/contract'
import { PageHead } from '@storefront/router'
import { ButtonLink, EmptyState, PageContainer, PageTitle, RetryButton } from '@storefront/ui'

/** No such article, or one that could not be loaded: the text is the same (spec §8). */
export function ArticleMissing({ notFound }: { notFound: boolean }) {
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
