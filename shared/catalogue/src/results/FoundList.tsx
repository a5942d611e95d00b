import { type Loadable, Loaded } from '@storefront/router'
import { Button, ChatLink, EmptyState, RetryButton, WhatsAppIcon } from '@storefront/ui'
import { memo, type ReactNode } from 'react'
import { ResultsColumn } from './ResultsList.tsx'

/**
 * A vertical's parts of a `FoundList`: a constant of its module, so that the list does not render with everything beside
 * it.
 */
export type FoundListParts<Found> = {
  pending: ReactNode
  /** Title of a search that found nothing, or failed: the text is the same. */
  noneTitle: string
  /** The list, or `nothing` where nothing was found, with what else may be tried: beside its buttons, and below. */
  show: (found: Found, nothing: (other?: ReactNode, below?: ReactNode) => ReactNode) => ReactNode
}

type NothingFoundProps = {
  /** e.g. 'No Hotels Found'. */
  title: string
  hint?: string
  /** Chat link with what the visitor is looking for in its text. */
  chatAddress: string
  onEdit: () => void
  /** The button that searches again, or what else may be tried. */
  children?: ReactNode
}

type FoundListProps<Found> = Pick<NothingFoundProps, 'chatAddress' | 'onEdit'> & {
  from: Loadable<Found>
  parts: FoundListParts<Found>
}

function FoundListOf<Found>({ from, parts, ...none }: FoundListProps<Found>) {
  const { pending, noneTitle, show } = parts
  const nothing = (other?: ReactNode, below?: ReactNode) => (
    <ResultsColumn>
      <NothingFound {...none} title={noneTitle}>
        {other}
      </NothingFound>
      {below}
    </ResultsColumn>
  )
  return (
    <Loaded from={from} pending={pending} failed={() => nothing(<RetryButton />)}>
      {(found) => show(found, nothing)}
    </Loaded>
  )
}

/** Results of a search. Renders again only for another response, not when the visitor's clock and storage are read. */
export const FoundList = memo(FoundListOf) as typeof FoundListOf

/** A search that found nothing, or failed, with the agency at hand. */
export function NothingFound(props: NothingFoundProps) {
  const { title, hint = broaderHint, chatAddress, onEdit, children } = props
  return (
    <EmptyState title={title} hint={hint}>
      <Button variant="primary" onClick={onEdit}>
        Edit search
      </Button>
      {children}
      <ChatLink href={chatAddress}>
        <WhatsAppIcon />
        Ask us on WhatsApp
      </ChatLink>
    </EmptyState>
  )
}

const broaderHint = 'Please try a different destination or broaden your search.'
