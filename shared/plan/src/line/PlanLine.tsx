import {
  type Plan,
  planConflicts,
  planDays,
  planSearch,
  planText,
  tourClocks,
} from '@storefront/domain'
import { useSession } from '@storefront/session'
import { Button } from '@storefront/ui'
import type { PlanSlotProps } from '../plan-slot-props.ts'
import { usePlan } from '../use-plan.ts'
import { usePlanPlace } from '../use-plan-place.ts'
import styles from './PlanLine.module.css'

/** "Your trip: Cancún, 16 to 21 January, 2 adults", with what does not fit and a button that applies it. */
export function PlanLine(props: PlanSlotProps) {
  const plan = usePlan(props.judged)
  return plan && <LineOf {...props} plan={plan} />
}

function LineOf({ plan, requested, onUse, isAvailable, compared }: PlanSlotProps & { plan: Plan }) {
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
  )
}
