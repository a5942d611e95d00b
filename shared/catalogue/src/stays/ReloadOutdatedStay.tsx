import { isSameStaySearch, readStaySearch, type StaySearch } from '@storefront/domain'
import { ReloadWhenOutdated } from '../results/ReloadWhenOutdated.ts'

/** Reloads if the address names another stay than the list was searched for. */
export function ReloadOutdatedStay({ searched }: { searched: StaySearch }) {
  return (
    <ReloadWhenOutdated
      isOutdated={(params, state) =>
        !isSameStaySearch(readStaySearch(params, state).search, searched)
      }
    />
  )
}
