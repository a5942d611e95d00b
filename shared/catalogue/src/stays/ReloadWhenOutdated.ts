import { isSameStaySearch, readStaySearch, type StaySearch } from '@storefront/domain'
import { useRevalidator, useSearchParams } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { useEffect, useEffectEvent } from 'react'

/**
 * Searches again where the server searched with less than is known now: an address that leaves out dates or guests
 * means the visitor's own, which only the browser's storage knows. Shows nothing; the list beside it waits for nothing.
 */
export function ReloadWhenOutdated({ searched }: { searched: StaySearch }) {
  const { session } = useStorefront()
  const { revalidate } = useRevalidator()
  const [params] = useSearchParams()
  const isSettled = useSettled()
  const check = useEffectEvent(() => {
    const { today, hotelSearch } = session.getState()
    const asked = readStaySearch(params, today, hotelSearch)
    if (!isSameStaySearch(asked, searched)) void revalidate()
  })
  useEffect(() => {
    if (isSettled) check()
  }, [isSettled])
  return null
}
