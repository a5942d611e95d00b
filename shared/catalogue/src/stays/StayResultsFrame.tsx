import { useLastSearch } from '@storefront/device'
import { chatUrl, earliestDate, type RequestedSearch, type StaySearch } from '@storefront/domain'
import { PlanSlot } from '@storefront/plan'
import { type Loadable, useNavigate } from '@storefront/router'
import { useSession, useStorefront } from '@storefront/session'
import type { ReactNode } from 'react'
import { FoundList, type FoundListParts } from '../results/FoundList.tsx'
import { ResultsFrame, type ResultsFrameProps } from '../results/ResultsFrame.tsx'
import { StayInAddress } from './StayInAddress.tsx'
import { searchMessage } from './search-message.ts'

type StayResultsFrameProps<Found> = Pick<
  ResultsFrameProps,
  'title' | 'subtitle' | 'description' | 'formLabel'
> & {
  /** Data of the loader. */
  page: RequestedSearch<StaySearch> & { found: Loadable<Found> }
  parts: FoundListParts<StaySearch, Found>
  /** Title without a destination, e.g. 'All hotels'. */
  everywhere: string
  /** Stay below the title of the search. */
  noteOf: (search: StaySearch) => string
  addressOf: (search: StaySearch) => string
  /** Search form, prefilled with the search. */
  form: (requested: StaySearch, onSearch: () => void) => ReactNode
}

/** Results page by destination, stay and guests, driven by its address alone. */
export function StayResultsFrame<Found>(props: StayResultsFrameProps<Found>) {
  const { page, parts, everywhere, noteOf, addressOf, form, ...frame } = props
  const { agency } = useStorefront()
  const navigate = useNavigate()
  const { search } = page
  const { product } = parts
  const { destination: place, checkInDate: first, checkOutDate: last, guests: counts } = search
  const earliest = useSession(({ today }) => earliestDate(today))
  useLastSearch({ product, address: addressOf(search), place, first, last, counts }, earliest)
  const chatAddress = chatUrl(agency.whatsapp, searchMessage(product, search))
  return (
    <ResultsFrame
      {...frame}
      searched={{
        title: search.destination || everywhere,
        note: noteOf(search),
      }}
      address={<StayInAddress requested={page} addressOf={addressOf} />}
      plan={<PlanSlot requested={search} onUse={(offer) => navigate(addressOf(offer))} />}
      form={(onSearch) => form(search, onSearch)}
    >
      {(edit) => (
        <FoundList
          from={page.found}
          search={search}
          addressOf={addressOf}
          parts={parts}
          chatAddress={chatAddress}
          onEdit={edit}
        />
      )}
    </ResultsFrame>
  )
}
