import type { Product } from '@storefront/contract'
import { useLayoutEffect, useState } from 'react'

/** True if the visitor had a plan with more than an unbooked `judged` product when the component mounted. */
export function useOpenedWithPlan(judged: Product): boolean {
  const [hasPlan, setHasPlan] = useState(false)
  useLayoutEffect(() => {
    const { plan } = document.documentElement.dataset
    setHasPlan(plan !== undefined && plan !== judged)
  }, [judged])
  return hasPlan
}
