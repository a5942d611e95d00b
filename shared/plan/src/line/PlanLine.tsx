import type { IsoDate } from '@storefront/contract'
import {
  dayMonth,
  type JudgedProduct,
  offeredDays,
  type PlanSearch,
  planConflicts,
  planSearch,
  planText,
  type StaySearch,
} from '@storefront/domain'
import { useSession } from '@storefront/session'
import { Button, PlainList } from '@storefront/ui'
import { usePlan } from '../use-plan.ts'
import styles from './PlanLine.module.css'

export type PlanLineProps = {
  /** Product, days and hours that the plan judges: those of a page of one record, or of a summary. */
  judged?: JudgedProduct
  /** Place, days and people that the page shows. */
  requested?: PlanSearch
  /** Applies place, days and people of the plan. */
  onUse?: (search: StaySearch) => void
  /** Chooses a day. The days of the plan are then buttons, for a product of one day. */
  onDay?: (day: IsoDate) => void
  /** False for days on which the product of the page cannot be had. Every day by default. */
  isAvailable?: (day: IsoDate) => boolean
}

/** "Your trip: Cancún, 16 to 21 January, 2 adults", with what does not fit and a button that applies it. */
export function PlanLine(props: PlanLineProps) {
  const { judged, requested, onUse, onDay, isAvailable = () => true } = props
  const plan = usePlan(judged?.product)
  const today = useSession((state) => state.today)
  if (!plan) return null
  const { place, first, last } = plan
  const offer = requested && onUse && planSearch(plan, requested, today, isAvailable, judged)
  const conflicts = judged ? planConflicts(plan, judged) : []
  // Conflicts matter more than the people, and both would not fit.
  const text =
    conflicts.length > 0
      ? `${planText({ place, first, last })}. ${conflicts.join(' ')}`
      : planText(plan)
  return (
    <>
      <div className={styles.line} data-fits={conflicts.length === 0}>
        <p role="status">{`Your trip: ${text}`}</p>
        {offer && (
          <Button
            variant="secondary"
            size="small"
            className={styles.use}
            onClick={() => onUse(offer)}
          >
            Use these dates
          </Button>
        )}
      </div>
      {onDay && requested && (
        <Days
          days={offeredDays(plan, today).filter(isAvailable)}
          chosen={requested.checkInDate}
          onDay={onDay}
        />
      )}
    </>
  )
}

type DaysProps = { days: readonly IsoDate[]; chosen: IsoDate; onDay: (day: IsoDate) => void }

/** Days of the plan as a row of buttons, which scrolls. */
function Days({ days, chosen, onDay }: DaysProps) {
  if (days.length === 0)
    return <p className={styles.none}>Not available on the days of your trip.</p>
  return (
    <PlainList className={styles.days} aria-label="Days of your trip">
      {days.map((day) => (
        <li key={day}>
          <Button
            variant={day === chosen ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={day === chosen}
            onClick={() => onDay(day)}
          >
            {dayMonth(day)}
          </Button>
        </li>
      ))}
    </PlainList>
  )
}
