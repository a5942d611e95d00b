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
  form: (asked: StaySearch, onSearch: () => void) => ReactNode
}

/** Results page by destination, stay and guests, driven by its address alone. */
export function StayResultsFrame<Found>(props: StayResultsFrameProps<Found>) {
  const { found, parts, everywhere, addressOf, chatText, form, ...frame } = props
  const { agency } = useStorefront()
  const { search: asked, corrections } = useStayInAddress()
  const nights = nightsText(nightsBetween(asked.checkInDate, asked.checkOutDate))
  const chatAddress = chatUrl(agency.whatsapp, chatText(asked))
  return (
    <ResultsFrame
      {...frame}
      searched={{
        title: asked.destination || everywhere,
        note: `${formatDayDate(asked.checkInDate)}, ${nights}`,
      }}
      corrected={{ corrections, address: addressOf(asked) }}
      form={(onSearch) => form(asked, onSearch)}
    >
      {(edit) => <FoundList from={found} parts={parts} chatAddress={chatAddress} onEdit={edit} />}
    </ResultsFrame>
  )
}
