import type { Airport } from '@storefront/contract'
import { type Later, type Loadable, useLater } from '@storefront/router'
import { useSession } from '@storefront/session'
import { useMemo } from 'react'
import type { FlightsFound } from '../api/loaders.ts'

/** Airports that are known by name: those of the answer as soon as they are there, and those the visitor searched with. */
export function useAirports(found: Loadable<FlightsFound | null>): readonly Airport[] {
  const own = useSession(({ flightSearch: { from, to } }) => ({ from, to }))
  const named = useLater(useMemo(() => airportsOf(found), [found]))
  return [...(named ?? []), own.from, own.to].filter((airport) => airport !== null)
}

function airportsOf(found: Loadable<FlightsFound | null>): Later<Airport[]> {
  if (found.status === 'loaded') return found.value?.airports ?? { status: 'pending' }
  if (found.status !== 'loading') return { status: 'pending' }
  const promise = found.settled.then((settled) => {
    const later = settled.status === 'loaded' ? settled.value?.airports : null
    return later?.status === 'loading' ? later.promise : []
  })
  return { status: 'loading', promise, arrived: null }
}
