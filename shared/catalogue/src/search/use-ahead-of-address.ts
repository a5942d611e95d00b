import { useSearchParams } from '@storefront/router'
import { useState } from 'react'

/**
 * What the visitor changed and the address, which takes a moment, does not say yet: quick changes add up.
 * Null once the address has followed.
 */
export function useAheadOfAddress<T>(): [ahead: T | null, setAhead: (value: T) => void] {
  const [params] = useSearchParams()
  const address = String(params)
  const [ahead, setAhead] = useState<{ address: string; value: T } | null>(null)
  return [ahead?.address === address ? ahead.value : null, (value) => setAhead({ address, value })]
}
