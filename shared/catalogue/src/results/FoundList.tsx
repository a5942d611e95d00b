import { type Loadable, Loaded } from '@storefront/router'
import { memo, type ReactNode } from 'react'
import { NothingFound, type NothingFoundProps } from './NothingFound.tsx'

/** What a vertical puts into a `FoundList`: a constant of its module, or the list renders again with all that is beside it. */
export type FoundListParts<Found> = {
  /** Shown while the list loads. */
  pending: ReactNode
  /** Title of a search that found nothing, or failed: the text is the same (spec §8). */
  noneTitle: string
  /** The list, or `none` where nothing was found. */
  show: (found: Found, none: ReactNode) => ReactNode
}

export type FoundListProps<Found> = Omit<NothingFoundProps, 'title' | 'canRetry'> & {
  from: Loadable<Found>
  parts: FoundListParts<Found>
}

function FoundListOf<Found>({ from, parts, ...none }: FoundListProps<Found>) {
  const { pending, noneTitle: title, show } = parts
  return (
    <Loaded
      from={from}
      pending={pending}
      failed={() => <NothingFound {...none} title={title} canRetry />}
    >
      {(found) => show(found, <NothingFound {...none} title={title} />)}
    </Loaded>
  )
}

/** What a search found. It renders for another answer only: what the visitor's clock and storage settle beside it changes nothing. */
export const FoundList = memo(FoundListOf) as typeof FoundListOf
