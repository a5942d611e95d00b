import { offeredStay, type Plan, placeOn } from '@storefront/domain'
import { useSession } from '@storefront/session'
import { usePlaceName } from './use-place-name.ts'

/** Name of the destination on the first day of the plan that can still be booked, or null. */
export function usePlanPlace(plan: Plan): string | null {
  const today = useSession((state) => state.today)
  const day = offeredStay(plan, today)?.checkInDate ?? plan.first
  return usePlaceName(placeOn(plan, day))
}
