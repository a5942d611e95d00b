import { type Loadable, Loaded } from '@storefront/router'
import { type ComponentType, memo, type ReactNode } from 'react'
import type { NothingFoundProps } from './NothingFound.tsx'

type NoneProps = Omit<NothingFoundProps, 'title' | 'hint'>

/** What a vertical puts into a `FoundList`: a constant of its module, or the list renders again with all that is beside it. */
export type FoundListParts<Found> = {
  /** Stands there while the list is on its way. */
  pending: ReactNode
  /** A search that found nothing, or failed. */
  None: ComponentType<NoneProps>
  /** The list, or `none` where nothing was found. */
  show: (found: Found, none: ReactNode) => ReactNode
}

export type FoundListProps<Found> = Omit<NoneProps, 'canRetry'> & {
  from: Loadable<Found>
  parts: FoundListParts<Found>
}

function FoundListOf<Found>({ from, parts, ...none }: FoundListProps<Found>) {
  const { pending, None, show } = parts
  return (
    <Loaded from={from} pending={pending} failed={() => <None {...none} canRetry />}>
      {(found) => show(found, <None {...none} />)}
    </Loaded>
  )
}

/** What a search found. It renders for another answer only: what the visitor's clock and storage settle beside it changes nothing. */
export const FoundList = memo(FoundListOf) as typeof FoundListOf
