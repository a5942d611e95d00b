import type { PlanLineProps } from './line/PlanLine.tsx'
import styles from './PlanSlot.module.css'
import { usePlanViews } from './use-plan-views.ts'

/**
 * Line with the visitor's trip. The first script of a page marks the root if there is one, and only then the styles keep
 * the line's place, so that nothing moves when its code arrives.
 */
export function PlanSlot(props: PlanLineProps) {
  const { judged, onDay } = props
  const views = usePlanViews()
  return (
    <div className={styles.slot} data-judged={judged?.product}>
      <div className={styles.room} data-days={onDay !== undefined}>
        {views && <views.PlanLine {...props} />}
      </div>
    </div>
  )
}
