import { paths } from '@storefront/contract'
import { isAborted } from '@storefront/http'
import { useSearchParams } from '@storefront/router'
import { useSession, useSettled, useStorefront } from '@storefront/session'
import { useEffect, useState } from 'react'
import { getDayFares } from '../api/calls.ts'
import { DayStrip } from '../components/DayStrip.tsx'
import { type DayFare, nearbyDays, onDay } from '../domain/nearby-days.ts'
import { type FlightQuery, resultsAddress } from '../domain/search.ts'

/** Links to the days around the search's day. Their prices come after the results, into room that is kept for them. */
export function NearbyDays({ query }: { query: FlightQuery }) {
  const [params] = useSearchParams()
  const today = useSession((state) => state.today)
  const fares = useDayFares(query)
  return (
    <DayStrip
      days={nearbyDays(query, today, fares)}
      addressOf={({ date }) => `${paths.flightResults}?${onDay(params, query, date)}`}
    />
  )
}

/** The fares of the days shown; null until they come. A failure is logged and leaves the days without prices. */
function useDayFares(query: FlightQuery): readonly DayFare[] | null {
  const { http, session } = useStorefront()
  const isSettled = useSettled()
  const key = resultsAddress(query)
  const [found, setFound] = useState<{ key: string; fares: DayFare[] } | null>(null)
  useEffect(() => {
    if (!isSettled) return
    const leaving = new AbortController()
    getDayFares(http, query, session.getState().today, leaving.signal).then(
      (fares) => setFound({ key, fares }),
      (error: unknown) => {
        if (!isAborted(error)) console.error('Prices of nearby days could not be loaded:', error)
      },
    )
    return () => leaving.abort()
  }, [http, session, isSettled, key, query])
  return found?.key === key ? found.fares : null
}
