import { BrandIcon, Button, ButtonLink, EmptyState, RetryButton } from '@storefront/ui'

export type NoHotelsProps = {
  /** Chat link with the search in its text. */
  chatAddress: string
  onEdit: () => void
  canRetry: boolean
}

/** A search that found nothing, or failed: the text is the same (spec §8). */
export function NoHotels({ chatAddress, onEdit, canRetry }: NoHotelsProps) {
  return (
    <EmptyState
      title="No Hotels Found"
      hint="Please try a different destination or broaden your search."
    >
      <Button variant="primary" onClick={onEdit}>
        Edit search
      </Button>
      {canRetry && <RetryButton />}
      <ButtonLink href={chatAddress} target="_blank" rel="noopener noreferrer" variant="whatsapp">
        <BrandIcon name="whatsapp" size={20} />
        Ask us on WhatsApp
      </ButtonLink>
    </EmptyState>
  )
}
