import type { Product } from '@storefront/contract'
import type { PlanSearch, StaySearch, TourTimes, TravelDays } from '@storefront/domain'
import styles from './PlanSlot.module.css'
import { usePlanViews } from './use-plan-views.ts'

export type PlanSlotProps = {
  /** Product of the page if the plan judges it: a page of one record, or a summary. */
  judged?: Product
  /** Place, days and people that the page shows. */
  requested?: PlanSearch
  /** Applies place, days and people of the plan. */
  onUse?: (search: StaySearch) => void
  /** Days that the plan judges, and hours if it is a tour. */
  compared?: TravelDays & { tour?: TourTimes | undefined }
}

/**
 * Line with the visitor's trip. The first script of a page marks the root if there is one, and only then the styles keep
 * the line's place, so that nothing moves when its code arrives.
 */
export function PlanSlot(props: PlanSlotProps) {
  const { judged } = props
  const views = usePlanViews()
  return (
    <div className={styles.slot} data-judged={judged}>
      <div className={styles.room}>{views && <views.PlanLine {...props} />}</div>
    </div>
  )
}
