import { useSearchParams } from '@storefront/router'
import { useState } from 'react'

/** Change that a running navigation has not put into the address yet, or null. Callers merge later changes into it. */
export function usePendingChange<T>(): [pending: T | null, setPending: (value: T) => void] {
  const [params] = useSearchParams()
  const address = String(params)
  const [pending, setPending] = useState<{ address: string; value: T } | null>(null)
  // A later visit to the same address must not bring the change back.
  if (pending && pending.address !== address) setPending(null)
  return [
    pending?.address === address ? pending.value : null,
    (value) => setPending({ address, value }),
  ]
}
