import { paths } from '@storefront/contract'
import { PageHead } from '@storefront/router'
import { ButtonLink, EmptyState, PageContainer, PageTitle, RetryButton } from '@storefront/ui'

/** No such hotel, or one that could not be loaded. */
export function HotelMissing({ canRetry }: { canRetry: boolean }) {
  return (
    <PageContainer>
      <PageHead title="Hotel not found" noindex />
      <PageTitle title="Hotels" />
      <EmptyState
        title="Hotel not found."
        hint="It may have moved or left our selection. All the others are where they were."
      >
        {canRetry && <RetryButton />}
        <ButtonLink variant="primary" to={paths.hotels}>
          View all hotels
        </ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
