import { useSearchParams } from '@storefront/router'
import { useState } from 'react'

/** A change that the address does not have yet, because a navigation takes a moment; null once it has. Quick changes add up. */
export function usePendingChange<T>(): [pending: T | null, setPending: (value: T) => void] {
  const [params] = useSearchParams()
  const address = String(params)
  const [pending, setPending] = useState<{ address: string; value: T } | null>(null)
  return [
    pending?.address === address ? pending.value : null,
    (value) => setPending({ address, value }),
  ]
}
