import type { IsoDate } from '@storefront/contract'
import {
  dayMonth,
  daysToChoose,
  type Plan,
  planConflicts,
  planDays,
  planSearch,
  planText,
  tourClocks,
} from '@storefront/domain'
import { useSession } from '@storefront/session'
import { Button, PlainList } from '@storefront/ui'
import type { PlanSlotProps } from '../plan-slot-props.ts'
import { usePlan } from '../use-plan.ts'
import { usePlanPlace } from '../use-plan-place.ts'
import styles from './PlanLine.module.css'

/** "Your trip: Cancún, 16 to 21 January, 2 adults", with what does not fit and a button that applies it. */
export function PlanLine(props: PlanSlotProps) {
  const plan = usePlan(props.judged)
  return plan && <LineOf {...props} plan={plan} />
}

function LineOf(props: PlanSlotProps & { plan: Plan }) {
  const { plan, requested, onUse, onDay, isAvailable, compared } = props
  const today = useSession((state) => state.today)
  const place = usePlanPlace(plan)
  const offer = requested && onUse && planSearch(plan, place, requested, today, isAvailable)
  const clocks = tourClocks(compared?.tour ?? {})
  const conflicts = compared ? planConflicts(plan, compared, clocks) : []
  // Conflicts matter more than the people, and both would not fit.
  const text =
    conflicts.length > 0
      ? `${[place, planDays(plan.first, plan.last)].filter(Boolean).join(', ')}. ${conflicts.join(' ')}`
      : planText(plan, place)
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
          days={daysToChoose(plan, today, isAvailable ?? always)}
          chosen={requested.checkInDate}
          onDay={onDay}
        />
      )}
    </>
  )
}

const always = () => true

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
