import { BrandIcon, Button, ButtonLink, EmptyState, RetryButton } from '@storefront/ui'
import { ResultsColumn } from './ResultsColumn.tsx'

export type NothingFoundProps = {
  /** e.g. 'No Hotels Found' (spec §2). */
  title: string
  /** Chat link with what the visitor is looking for in its text. */
  chatAddress: string
  onEdit: () => void
  /** The search failed: the text is the same (spec §8), but it can be tried again. */
  canRetry?: boolean
}

/** A search that found nothing, or failed, with the agency at hand. */
export function NothingFound(props: NothingFoundProps) {
  const { title, chatAddress, onEdit, canRetry = false } = props
  return (
    <ResultsColumn>
      <EmptyState title={title} hint="Please try a different destination or broaden your search.">
        <Button variant="primary" onClick={onEdit}>
          Edit search
        </Button>
        {canRetry && <RetryButton />}
        <ButtonLink href={chatAddress} target="_blank" rel="noopener noreferrer" variant="whatsapp">
          <BrandIcon name="whatsapp" size={20} />
          Ask us on WhatsApp
        </ButtonLink>
      </EmptyState>
    </ResultsColumn>
  )
}
