import { useLayoutEffect, useState } from 'react'
import type { PlanLineProps } from './line/PlanLine.tsx'
import styles from './PlanSlot.module.css'
import { usePlanViews } from './use-plan-views.ts'

/**
 * Line with the visitor's trip. The first script of a page marks the root if there is one, and only then the styles keep
 * the line's place, so that nothing moves when its code arrives.
 */
export function PlanSlot(props: PlanLineProps) {
  const product = props.judged?.product
  const views = usePlanViews()
  const [isClosed, setClosed] = useState(false)
  useLayoutEffect(() => {
    // A request sent from a summary becomes a part of the plan. A line that opens then would move the form.
    const { plan = product } = document.documentElement.dataset
    setClosed(product !== undefined && plan === product)
  }, [product])
  return (
    <div className={styles.slot} data-judged={product} hidden={isClosed}>
      <div className={styles.room} data-days={props.onDay !== undefined}>
        {views && !isClosed && <views.PlanLine {...props} />}
      </div>
    </div>
  )
}
