import { isSameStaySearch, readStaySearch, type StaySearch } from '@storefront/domain'
import { ReloadWhenOutdated } from '../results/ReloadWhenOutdated.ts'

/** Searches again where the address asks for another stay than the one that was searched. */
export function ReloadOutdatedStay({ searched }: { searched: StaySearch }) {
  return (
    <ReloadWhenOutdated
      isOutdated={(params, state) =>
        !isSameStaySearch(readStaySearch(params, state).search, searched)
      }
    />
  )
}
