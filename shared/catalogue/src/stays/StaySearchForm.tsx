import {
  changeHotelSearch,
  changeTravellers,
  earliestDate,
  type StaySearch,
} from '@storefront/domain'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import type { DestinationSuggestion } from '@storefront/ui'
import { searchDestinations } from '../destinations/search-destinations.ts'
import { SearchFields } from '../search/SearchFields.tsx'
import { useSearchForm } from '../search/use-search-form.ts'

type StaySearchFormProps = {
  /** Where the plain form goes. */
  action: string
  placeholder: string
  /** What a destination's text may mean here. */
  types: readonly DestinationSuggestion['type'][]
  /** Why a search cannot run (spec §5), or null. */
  problemOf: (search: StaySearch) => { text: string } | null
  /** Address of its results. */
  addressOf: (search: StaySearch) => string
  /** What the address of a results page asks for; absent on home. */
  asked?: StaySearch | undefined
  /** The list is loading: the button waits. */
  isSearching?: boolean
  /** The search is on its way. */
  onSearch?: (() => void) | undefined
}

/** A search by destination, stay and guests: the session's hotel search, which packages share (readings). */
export function StaySearchForm(props: StaySearchFormProps) {
  const { action, placeholder, types, problemOf, addressOf, asked = null, onSearch } = props
  const { http } = useStorefront()
  const publish = usePublish()
  const { own, today } = useSession(({ hotelSearch, today }) => ({ own: hotelSearch, today }))
  const { search, change, problem, submit } = useSearchForm({
    asked,
    own,
    change: changeHotelSearch,
    publish: (change) => publish('hotel-search-changed', change),
    problemOf,
    addressOf,
    onSearch,
  })
  return (
    <SearchFields
      action={action}
      destination={search.destination}
      onDestinationChange={(destination) => change({ destination })}
      searchDestinations={(query, signal) => searchDestinations(http, types, query, signal)}
      placeholder={placeholder}
      stay={{
        start: search.checkInDate,
        end: search.checkOutDate,
        earliest: earliestDate(today),
        onChange: ({ start, end }) => change({ checkInDate: start, checkOutDate: end }),
      }}
      guests={search.guests}
      onCountChange={(band, count) =>
        change({ guests: changeTravellers(search.guests, { [band]: count }) })
      }
      problem={problem}
      isSearching={props.isSearching ?? false}
      onSubmit={submit}
    />
  )
}
