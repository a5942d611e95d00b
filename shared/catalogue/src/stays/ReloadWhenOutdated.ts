import { isSameStaySearch, type StaySearch } from '@storefront/domain'
import { useReloadWhenOutdated } from '../results/use-reload-when-outdated.ts'
import { askedStay } from './asked-stay.ts'

/** Searches again where the visitor's own stay is another than the one `searched` for. Shows nothing; the list beside it waits for nothing. */
export function ReloadWhenOutdated({ searched }: { searched: StaySearch }) {
  useReloadWhenOutdated(
    (params, state) => !isSameStaySearch(askedStay(params, state).search, searched),
  )
  return null
}
