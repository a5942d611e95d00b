import { paths } from '@storefront/contract'
import { ButtonLink, EmptyState, RetryButton } from '@storefront/ui'

/** The blog without articles, or one that could not be loaded: the text is the same (spec §8). */
export function NoArticles({ canRetry = false }: { canRetry?: boolean }) {
  return (
    <EmptyState
      title="No articles found."
      hint="New articles are on the way. In the meantime, search for a trip."
    >
      {canRetry && <RetryButton />}
      <ButtonLink variant="primary" to={paths.home}>
        Search for a trip
      </ButtonLink>
    </EmptyState>
  )
}
