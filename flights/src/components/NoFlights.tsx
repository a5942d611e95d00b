import { Button, ChatLink, EmptyState, WhatsAppIcon } from '@storefront/ui'

export type NoFlightsProps = {
  /** Chat link with the search in its text. */
  chatAddress: string
  onEdit: () => void
  /** Repeats the search; absent where the address has none. */
  onSearchAgain?: () => void
}

/** One neutral state for a search that found nothing and one that failed (readings: a failed search shows no message). */
export function NoFlights({ chatAddress, onEdit, onSearchAgain }: NoFlightsProps) {
  return (
    <EmptyState
      title="No flights to show"
      hint="Try other dates or airports, or ask us: we can often find another route."
    >
      <Button variant="primary" onClick={onEdit}>
        Edit search
      </Button>
      {onSearchAgain && (
        <Button variant="secondary" onClick={onSearchAgain}>
          Search again
        </Button>
      )}
      <ChatLink href={chatAddress}>
        <WhatsAppIcon />
        Ask us on WhatsApp
      </ChatLink>
    </EmptyState>
  )
}
