import type { IsoDate } from '@storefront/contract'
import { type DayPrice, nearbyDays, shownDays } from '@storefront/domain'
import { type HttpClient, isAborted } from '@storefront/http'
import { useSession, useSettled, useStorefront } from '@storefront/session'
import { Callout } from '@storefront/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { DayStrip } from './DayStrip.tsx'

type NearbyDaysProps = {
  /** The day chosen. */
  chosen: IsoDate
  /** On a day on which nothing is sold, e.g. 'No flights'. */
  none: string
  /** Said below when that is the day chosen, where nothing else on the page says so. */
  noneChosen?: string
  /** What is asked for; another question is asked anew. */
  question: string
  load: (
    http: HttpClient,
    days: readonly IsoDate[],
    signal: AbortSignal,
  ) => Promise<readonly DayPrice[]>
  /** Where the same is for another day. */
  addressOf: (day: IsoDate) => string
}

/** Links to the days around the one chosen. Their prices come after the page, into room that is kept for them (product 3.1). */
export function NearbyDays(props: NearbyDaysProps) {
  const { chosen, none, noneChosen, question, load, addressOf } = props
  const today = useSession((state) => state.today)
  const shown = shownDays(chosen, today)
  const prices = useDayPrices(`${question} ${shown[0]}`, (http, signal) =>
    load(http, shown, signal),
  )
  const days = nearbyDays(chosen, today, prices, none)
  const isNone = days.some(({ isChosen, closed }) => isChosen && closed === none)
  return (
    <>
      <DayStrip days={days} addressOf={addressOf} />
      {noneChosen && isNone && <Callout tone="info">{noneChosen}</Callout>}
    </>
  )
}

/** The prices of the days shown; null until they come. A failure is logged and leaves the days without prices. */
function useDayPrices(
  question: string,
  load: (http: HttpClient, signal: AbortSignal) => Promise<readonly DayPrice[]>,
): readonly DayPrice[] | null {
  const { http } = useStorefront()
  const isSettled = useSettled()
  const [found, setFound] = useState<{ question: string; prices: readonly DayPrice[] } | null>(null)
  const ask = useEffectEvent((question: string, signal: AbortSignal) =>
    load(http, signal).then(
      (prices) => setFound({ question, prices }),
      (error: unknown) => {
        if (!isAborted(error)) console.error('Prices of nearby days could not be loaded:', error)
      },
    ),
  )
  useEffect(() => {
    if (!isSettled) return
    const leaving = new AbortController()
    void ask(question, leaving.signal)
    return () => leaving.abort()
  }, [isSettled, question])
  return found?.question === question ? found.prices : null
}
