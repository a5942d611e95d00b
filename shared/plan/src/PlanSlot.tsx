import type { Product } from '@storefront/contract'
import type { PlanSearch, TourClocks, TravelDays } from '@storefront/domain'
import styles from './PlanSlot.module.css'
import { usePlanViews } from './use-plan-views.ts'

export type PlanSlotProps = {
  /** Product of the page if the plan judges it: a page of one record, or a summary. */
  judged?: Product
  /** Place, days and people that the page shows. */
  requested?: PlanSearch
  /** Applies place, days and people of the plan. */
  onUse?: (search: Required<PlanSearch>) => void
  /** Days and hours that the plan judges. */
  compared?: TravelDays & Partial<TourClocks>
}

/**
 * Line with the visitor's trip. The first script of a page marks the root if there is one, and only then the styles keep
 * the line's place, so that nothing moves when its code arrives.
 */
export function PlanSlot(props: PlanSlotProps) {
  const { judged } = props
  const { views, isSelected } = usePlanViews(judged)
  return (
    <div className={styles.slot} data-judged={judged} data-open={isSelected || undefined}>
      {views && <views.PlanLine {...props} />}
    </div>
  )
}
