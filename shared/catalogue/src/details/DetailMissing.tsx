import { PageHead } from '@storefront/router'
import { ButtonLink, EmptyState, PageContainer, PageTitle, RetryButton } from '@storefront/ui'

export type DetailMissingProps = {
  /** The kind of record in its singular and plural, e.g. 'Hotel' and 'Hotels'. */
  kind: { one: string; many: string }
  listAddress: string
  /** There is no such record; false: it could not be loaded, which may be over soon. */
  notFound: boolean
}

/** No such record, or one that could not be loaded (spec §4: empty if the load fails). */
export function DetailMissing({ kind, listAddress, notFound }: DetailMissingProps) {
  const one = kind.one.toLowerCase()
  const title = notFound ? `${kind.one} not found` : `This ${one} could not be loaded`
  return (
    <PageContainer>
      <PageHead title={title} noindex />
      <PageTitle title={kind.many} />
      <EmptyState
        title={`${title}.`}
        hint={
          notFound
            ? 'This page may have moved, or we no longer offer it.'
            : 'Please try again in a moment.'
        }
      >
        {!notFound && <RetryButton />}
        <ButtonLink variant="primary" to={listAddress}>
          View all {kind.many.toLowerCase()}
        </ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
