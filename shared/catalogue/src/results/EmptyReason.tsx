import type { Product } from '@storefront/contract'
import { Link } from '@storefront/router'
import { useAddition } from '../details/use-addition.ts'
import type { EmptyFacts } from '../rules/list-words.ts'
import { type EmptySearch, findReason } from './empty-reasons.ts'

export type EmptyReasonProps<Search extends EmptySearch = EmptySearch> = {
  product: Product
  search: Search
  facts: EmptyFacts | undefined
  /** Address of the list for another search. */
  addressOf: (search: Search) => string
}

/** Reason for an empty list, if one is known to be true, with the place that may be meant. */
export function EmptyReason<Search extends EmptySearch>(props: EmptyReasonProps<Search>) {
  const { product, search, facts, addressOf } = props
  const asked = { ...search, ...facts }
  const reason = useAddition(
    JSON.stringify(asked),
    'The reason for an empty list',
    (http, signal) => findReason(product, asked, http, signal),
  )
  if (!reason) return null
  const { text, meant } = reason
  return (
    <>
      <span>{text}</span>{' '}
      {meant && (
        <Link to={addressOf({ ...search, destination: meant })}>{`Did you mean ${meant}?`}</Link>
      )}
    </>
  )
}
