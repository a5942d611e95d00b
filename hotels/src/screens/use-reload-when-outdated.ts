import type { HotelSearch } from '@storefront/contract'
import { useRevalidator, useSearchParams } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { useEffect, useEffectEvent } from 'react'
import { isSameSearch, readSearch, searchOf } from '../domain/search.ts'

/**
 * Searches again where the server searched with less than is known now: an address that leaves out dates or guests
 * means the visitor's own, which only the browser's storage knows.
 */
export function useReloadWhenOutdated(searched: HotelSearch): void {
  const { session } = useStorefront()
  const { revalidate } = useRevalidator()
  const [params] = useSearchParams()
  const isSettled = useSettled()
  const check = useEffectEvent(() => {
    const { today, hotelSearch } = session.getState()
    const asked = searchOf(readSearch(params, today), hotelSearch)
    if (!isSameSearch(asked, searched)) void revalidate()
  })
  useEffect(() => {
    if (isSettled) check()
  }, [isSettled])
}
