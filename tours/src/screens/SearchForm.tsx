import { SearchFields, searchDestinations, useSearchForm } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { changeTravellers } from '@storefront/domain'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { resultsAddress, searchProblem } from '../domain/search.ts'

export type SearchFormProps = {
  /** The destination that the address of the list asks for; absent on home. */
  asked?: string
  /** The search is on its way. */
  onSearch?: () => void
}

/** The tours form. Guests narrow no list and are in no address: they are always the session's. */
export function SearchForm({ asked, onSearch }: SearchFormProps) {
  const { http } = useStorefront()
  const publish = usePublish()
  const { destination, guests } = useSession((state) => state.tourSearch)
  const { search, change, problem, submit } = useSearchForm({
    asked: asked === undefined ? null : { destination: asked },
    own: { destination },
    change: (search, change) => ({ ...search, ...change }),
    publish: (change) => publish('tour-search-changed', change),
    problemOf: searchProblem,
    addressOf: resultsAddress,
    onSearch,
  })
  return (
    <SearchFields
      action={paths.tours}
      destination={search.destination}
      onDestinationChange={(destination) => change({ destination })}
      searchDestinations={(query, signal) =>
        searchDestinations(http, ['destination', 'tour'], query, signal)
      }
      placeholder="City, island or tour"
      guests={guests}
      onCountChange={(band, count) =>
        publish('tour-search-changed', { guests: changeTravellers(guests, { [band]: count }) })
      }
      problem={problem}
      onSubmit={submit}
    />
  )
}
