import type { Product } from '@storefront/contract'
import { type Loadable, useOffline } from '@storefront/router'
import { onIntent, RetryButton, useOnIntent } from '@storefront/ui'
import { memo, type ReactNode } from 'react'
import { LoadedOrKept } from '../loading/LoadedOrKept.tsx'
import { type EmptyFacts, listWords, offlineText } from '../rules/list-words.ts'
import { EmptyList, type EmptyListProps } from './EmptyList.tsx'
import type { EmptyReasonProps } from './EmptyReason.tsx'
import type { EmptySearch } from './empty-reasons.ts'
import { ResultsColumn } from './ResultsList.tsx'

/** Parts of a `FoundList`. Must be a module constant, or the list re-renders with its parent. */
export type FoundListParts<Search, Found> = {
  product: Product
  pending: ReactNode
  /** Renders the list, or `nothing`. */
  show: (search: Search, found: Found, nothing: (more?: WithoutRecords) => ReactNode) => ReactNode
}

/** Facts on why a list is empty, further ways on, and a section right below its text that says the reason. */
type WithoutRecords = { facts?: EmptyFacts | undefined; ways?: ReactNode; below?: ReactNode }

type FoundListProps<Search, Found> = Pick<EmptyListProps, 'chatAddress' | 'onEdit'> & {
  from: Loadable<Found>
  search: Search
  addressOf: (search: Search) => string
  parts: FoundListParts<Search, Found>
}

function FoundListOf<Search extends EmptySearch, Found>(props: FoundListProps<Search, Found>) {
  const { from, search, addressOf, parts, ...none } = props
  const { product, pending, show } = parts
  const nothing = (reason: ReactNode, ways: ReactNode, below?: ReactNode) => (
    <ResultsColumn>
      <EmptyList {...none} {...listWords[product]} reason={reason} below={below}>
        {ways}
      </EmptyList>
    </ResultsColumn>
  )
  return (
    <LoadedOrKept
      from={from}
      pending={pending}
      failed={() => nothing(<OfflineReason product={product} />, <RetryButton />)}
    >
      {(found) =>
        show(search, found, ({ facts, ways, below } = {}) =>
          nothing(
            below ? undefined : <ReasonOnDemand {...{ product, search, facts, addressOf }} />,
            ways,
            below,
          ),
        )
      }
    </LoadedOrKept>
  )
}

/** Search results, re-rendered only for another response, not after hydration. */
export const FoundList = memo(FoundListOf) as typeof FoundListOf

function OfflineReason({ product }: { product: Product }) {
  return useOffline() && <span>{offlineText(product)}</span>
}

/** In the chunk of the suggestions, which has the lookup of places. */
const reasonCode = onIntent(
  () => import(/* webpackChunkName: "destination-suggestions" */ './EmptyReason.tsx'),
)

function ReasonOnDemand<Search extends EmptySearch>(props: EmptyReasonProps<Search>) {
  const { module } = useOnIntent(reasonCode, true)
  return module && <module.EmptyReason {...props} />
}
