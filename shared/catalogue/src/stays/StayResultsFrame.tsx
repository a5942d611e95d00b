import {
  chatUrl,
  formatDayDate,
  nightsBetween,
  nightsText,
  type StaySearch,
} from '@storefront/domain'
import type { Loadable } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import type { ReactNode } from 'react'
import { FoundList, type FoundListParts } from '../results/FoundList.tsx'
import { ResultsFrame, type ResultsFrameProps } from '../results/ResultsFrame.tsx'
import { useStayInAddress } from './use-stay.ts'

type StayResultsFrameProps<Found> = Pick<
  ResultsFrameProps,
  'title' | 'subtitle' | 'description' | 'formLabel'
> & {
  found: Loadable<Found>
  parts: FoundListParts<Found>
  /** Title without a destination, e.g. 'All hotels'. */
  everywhere: string
  addressOf: (search: StaySearch) => string
  /** Chat message after an empty result. */
  chatText: (search: StaySearch) => string
  /** Search form, prefilled from the address. */
  form: (requested: StaySearch, onSearch: () => void) => ReactNode
}

/** Results page by destination, stay and guests, driven by its address alone. */
export function StayResultsFrame<Found>(props: StayResultsFrameProps<Found>) {
  const { found, parts, everywhere, addressOf, chatText, form, ...frame } = props
  const { agency } = useStorefront()
  const { search: requested, corrections } = useStayInAddress()
  const nights = nightsText(nightsBetween(requested.checkInDate, requested.checkOutDate))
  const chatAddress = chatUrl(agency.whatsapp, chatText(requested))
  return (
    <ResultsFrame
      {...frame}
      searched={{
        title: requested.destination || everywhere,
        note: `${formatDayDate(requested.checkInDate)}, ${nights}`,
      }}
      corrected={{ corrections, address: addressOf(requested) }}
      form={(onSearch) => form(requested, onSearch)}
    >
      {(edit) => <FoundList from={found} parts={parts} chatAddress={chatAddress} onEdit={edit} />}
    </ResultsFrame>
  )
}
