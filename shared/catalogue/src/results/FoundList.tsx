import { type Loadable, Loaded } from '@storefront/router'
import { Button, ChatLink, EmptyState, RetryButton, WhatsAppIcon } from '@storefront/ui'
import { memo, type ReactNode } from 'react'
import { ResultsColumn } from './ResultsList.tsx'

/** Parts of a `FoundList`. Must be a module constant, or the list re-renders with its parent. */
export type FoundListParts<Search, Found> = {
  pending: ReactNode
  /** Title of an empty or failed search. */
  noneTitle: string
  /** Renders the list, or `nothing` with further suggestions beside its buttons and below. */
  show: (
    search: Search,
    found: Found,
    nothing: (other?: ReactNode, below?: ReactNode) => ReactNode,
  ) => ReactNode
}

type NothingFoundProps = {
  /** e.g. 'No Hotels Found'. */
  title: string
  hint?: string
  /** Chat link that states the search. */
  chatAddress: string
  onEdit: () => void
  /** Retry button or further suggestions. */
  children?: ReactNode
}

type FoundListProps<Search, Found> = Pick<NothingFoundProps, 'chatAddress' | 'onEdit'> & {
  from: Loadable<Found>
  search: Search
  parts: FoundListParts<Search, Found>
}

function FoundListOf<Search, Found>(props: FoundListProps<Search, Found>) {
  const { from, search, parts, ...none } = props
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
      {(found) => show(search, found, nothing)}
    </Loaded>
  )
}

/** Search results, re-rendered only for another response, not after hydration. */
export const FoundList = memo(FoundListOf) as typeof FoundListOf

/** Empty or failed search, with a chat link. */
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
