import { PageHead } from '@storefront/router'
import { ButtonLink, EmptyState, PageContainer, PageTitle, RetryButton } from '@storefront/ui'

export type DetailMissingProps = {
  /** The kind of record in its singular and plural, e.g. 'Hotel' and 'Hotels'. */
  kind: { one: string; many: string }
  listAddress: string
  /** It could not be loaded, which may be over soon; false when there is no such record. */
  canRetry: boolean
}

/** No such record, or one that could not be loaded (spec §4: empty if the load fails). */
export function DetailMissing({ kind, listAddress, canRetry }: DetailMissingProps) {
  return (
    <PageContainer>
      <PageHead title={`${kind.one} not found`} noindex />
      <PageTitle title={kind.many} />
      <EmptyState
        title={`${kind.one} not found.`}
        hint="It may have moved or left our selection. All the others are where they were."
      >
        {canRetry && <RetryButton />}
        <ButtonLink variant="primary" to={listAddress}>
          View all {kind.many.toLowerCase()}
        </ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
