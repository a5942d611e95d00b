import type { IsoDate } from '@storefront/contract'
import { type DayPrice, nearbyDays, shownDays } from '@storefront/domain'
import type { HttpClient } from '@storefront/http'
import { useSession } from '@storefront/session'
import { Callout } from '@storefront/ui'
import { useAddition } from '../details/use-addition.ts'
import { DayStrip, type DayStripProps } from './DayStrip.tsx'

type NearbyDaysProps = Pick<DayStripProps, 'addressOf'> & {
  chosen: IsoDate
  /** Names the prices; null if they are just those of nearby days. */
  label?: string | null
  /** Text of a day without sales, e.g. 'No flights'. */
  none: string
  /** Text below if the chosen day has no sales. */
  noneChosen?: string
  /** Request key; another key loads again. */
  question: string
  load: (
    http: HttpClient,
    days: readonly IsoDate[],
    signal: AbortSignal,
  ) => Promise<readonly DayPrice[]>
}

/** Links to nearby days. Prices load after the page, into reserved space (product 3.1). */
export function NearbyDays(props: NearbyDaysProps) {
  const { chosen, label = null, none, noneChosen, question, load, addressOf } = props
  const today = useSession((state) => state.today)
  const shown = shownDays(chosen, today)
  const prices = useAddition(`${question} ${shown[0]}`, 'Prices of nearby days', (http, signal) =>
    load(http, shown, signal),
  )
  const days = nearbyDays(chosen, today, prices, none)
  const isNone = days.some(({ isChosen, closed }) => isChosen && closed === none)
  return (
    <>
      <DayStrip days={days} label={label} addressOf={addressOf} />
      {noneChosen && isNone && <Callout tone="info">{noneChosen}</Callout>}
    </>
  )
}
