import { DestinationForm, useSearchForm } from '@storefront/catalogue'
import { destinationProblem } from '@storefront/catalogue/rules'
import { PlanSlot } from '@storefront/plan'
import { usePublish, useSession } from '@storefront/session'
import { resultsAddress } from '../domain/search.ts'

export type SearchFormProps = {
  /** Destination in the list's address; absent on the home page. */
  requested?: string
  onSearch?: () => void
}

/** Tours form. Its guests always come from the session, because they do not filter the list. */
export function SearchForm({ requested, onSearch }: SearchFormProps) {
  const publish = usePublish()
  const { destination, tourDate, guests } = useSession((state) => state.tourSearch)
  const form = useSearchForm({
    requested: requested === undefined ? null : { destination: requested },
    own: { destination },
    change: (search, change) => ({ ...search, ...change }),
    problemOf: ({ destination }) => destinationProblem({ destination, guests }),
    addressOf: resultsAddress,
    onSearch,
  })
  return (
    <DestinationForm
      product="tour"
      placeholder="City, island or tour"
      form={form}
      guests={guests}
      onGuestsChange={(guests) => publish('tour-search-changed', { guests })}
      plan={
        requested === undefined && (
          <PlanSlot
            requested={{ ...form.search, checkInDate: tourDate, guests }}
            onUse={({ destination, checkInDate, guests }) => {
              form.change({ destination })
              publish('tour-search-changed', { tourDate: checkInDate, guests })
            }}
          />
        )
      }
    />
  )
}
