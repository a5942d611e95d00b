import { usePlanViews } from '../use-plan-views.ts'
import type { PlanLinkListProps } from './PlanLinkList.tsx'

/** Links to other products for the visitor's trip, once their code is there. */
export function PlanLinks(props: PlanLinkListProps) {
  const views = usePlanViews()
  return views && <views.PlanLinkList {...props} />
}
