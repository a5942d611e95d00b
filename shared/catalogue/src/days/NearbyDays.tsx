import type { IsoDate } from '@storefront/contract'
import { type DayPrice, nearbyDays, shownDays } from '@storefront/domain'
import type { HttpClient } from '@storefront/http'
import { useSession } from '@storefront/session'
import { Callout } from '@storefront/ui'
import { useAddition } from '../details/use-addition.ts'
import { DayStrip, type DayStripProps } from './DayStrip.tsx'

type NearbyDaysProps = Pick<DayStripProps, 'addressOf' | 'onChoose'> & {
  /** The day chosen. */
  chosen: IsoDate
  /** On a day on which nothing is sold, e.g. 'No flights'. */
  none: string
  /** Said below when that is the day chosen, where nothing else on the page says so. */
  noneChosen?: string
  /** Key of the request; another key loads again. */
  question: string
  load: (
    http: HttpClient,
    days: readonly IsoDate[],
    signal: AbortSignal,
  ) => Promise<readonly DayPrice[]>
}

/** Links to the days around the one chosen. Their prices come after the page, into room that is kept for them (product 3.1). */
export function NearbyDays(props: NearbyDaysProps) {
  const { chosen, none, noneChosen, question, load, addressOf, onChoose } = props
  const today = useSession((state) => state.today)
  const shown = shownDays(chosen, today)
  const prices = useAddition(`${question} ${shown[0]}`, 'Prices of nearby days', (http, signal) =>
    load(http, shown, signal),
  )
  const days = nearbyDays(chosen, today, prices, none)
  const isNone = days.some(({ isChosen, closed }) => isChosen && closed === none)
  return (
    <>
      <DayStrip days={days} addressOf={addressOf} onChoose={onChoose} />
      {noneChosen && isNone && <Callout tone="info">{noneChosen}</Callout>}
    </>
  )
}
