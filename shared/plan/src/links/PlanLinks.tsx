import type { Product } from '@storefront/contract'
import { usePlanViews } from '../use-plan-views.ts'

export type PlanLinksProps = {
  /** Product that was booked or requested just now. */
  booked: Product
}

/** Links to other products for the visitor's trip, once their code is there. */
export function PlanLinks(props: PlanLinksProps) {
  const views = usePlanViews()
  return views && <views.PlanLinkList {...props} />
}
