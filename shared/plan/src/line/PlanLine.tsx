import type { IsoDate } from '@storefront/contract'
import {
  dayMonth,
  offeredDays,
  planConflicts,
  planDays,
  planSearch,
  planText,
} from '@storefront/domain'
import { useSession } from '@storefront/session'
import { Button, PlainList } from '@storefront/ui'
import type { PlanSlotProps } from '../plan-slot-props.ts'
import { usePlan } from '../use-plan.ts'
import styles from './PlanLine.module.css'

/** "Your trip: Cancún, 16 to 21 January, 2 adults", with what does not fit and a button that applies it. */
export function PlanLine(props: PlanSlotProps) {
  const { judged, requested, onUse, onDay, isAvailable = () => true, compared } = props
  const plan = usePlan(judged)
  const today = useSession((state) => state.today)
  if (!plan) return null
  const { place, first, last } = plan
  const offer = requested && onUse && planSearch(plan, requested, today, isAvailable)
  const conflicts = compared ? planConflicts(plan, compared) : []
  // Conflicts matter more than the people, and both would not fit.
  const text =
    conflicts.length > 0
      ? `${[place, planDays(first, last)].filter(Boolean).join(', ')}. ${conflicts.join(' ')}`
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
