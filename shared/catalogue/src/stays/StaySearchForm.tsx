import type { TravellerCounts } from '@storefront/contract'
import { changeHotelSearch, type SearchProblem, type StaySearch } from '@storefront/domain'
import { PlanSlot } from '@storefront/plan'
import { usePublish, useSession } from '@storefront/session'
import { DestinationForm, type DestinationFormProps } from '../search/DestinationForm.tsx'
import { useSearchForm } from '../search/use-search-form.ts'

type StaySearchFormProps = Pick<DestinationFormProps, 'product' | 'placeholder' | 'isSearching'> & {
  problemOf: (search: StaySearch) => SearchProblem<'destination' | 'travellers'> | null
  addressOf: (search: StaySearch) => string
  /** Search in the results page's address; absent on the home page. */
  requested?: StaySearch | undefined
  onSearch?: (() => void) | undefined
}

/** Search form by destination, stay and guests. Hotels and packages share the session's search. */
export function StaySearchForm(props: StaySearchFormProps) {
  const { problemOf, addressOf, requested = null, onSearch, ...shown } = props
  const publish = usePublish()
  const own = useSession(({ hotelSearch }) => hotelSearch)
  const form = useSearchForm({
    requested,
    own,
    change: changeHotelSearch,
    problemOf,
    addressOf,
    onSearch,
  })
  const change = ({ guests, ...others }: Partial<StaySearch> & { guests: TravellerCounts }) => {
    form.change({ guests, ...others })
    // Guests carry over to the next form even without a search.
    publish('hotel-search-changed', { guests })
  }
  return (
    <DestinationForm
      {...shown}
      form={form}
      dates={{ stay: form.search, onChange: form.change }}
      guests={form.search.guests}
      onGuestsChange={(guests) => change({ guests })}
      plan={!requested && <PlanSlot requested={form.search} onUse={change} />}
    />
  )
}
