import { type AskedSearch, type StaySearch, stayParameters } from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { useMemo } from 'react'
import { askedStay } from './asked-stay.ts'

/**
 * The stay that the address asks for, as its loader reads it: what the address leaves out is the visitor's own at that
 * moment. The same object until the address asks for another.
 */
export function useAskedStay(): AskedSearch<StaySearch> {
  const { session } = useStorefront()
  const [params] = useSearchParams()
  const isSettled = useSettled()
  const asked = stayParameters.map((name) => params.get(name)).join('\n')
  return useMemo(
    () => askedStay(params, isSettled ? session.getState() : session.getInitialState()),
    // `asked` stands for everything in `params` that is read.
    [session, asked, isSettled],
  )
}
