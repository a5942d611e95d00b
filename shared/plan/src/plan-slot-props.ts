import type { IsoDate, Product } from '@storefront/contract'
import type { PlannedDays, PlanSearch, StaySearch } from '@storefront/domain'

export type PlanSlotProps = {
  /** Product of the page if the plan judges it: a page of one record, or a summary. */
  judged?: Product
  /** Place, days and people that the page shows. */
  requested?: PlanSearch
  /** Applies place, days and people of the plan. */
  onUse?: (search: StaySearch) => void
  /** Chooses a day. The days of the plan are then buttons, for a product of one day. */
  onDay?: (day: IsoDate) => void
  /** False for days on which the product of the page cannot be had. Every day by default. */
  isAvailable?: (day: IsoDate) => boolean
  /** Days and hours that the plan judges. */
  compared?: PlannedDays
}
