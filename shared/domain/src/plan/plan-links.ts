import { type IsoDate, type Product, paths, type TourSearch } from '@storefront/contract'
import { stayResultsAddress } from '../stays/stay-search.ts'
import type { PlacedPlan } from './plan.ts'
import { fullDay, isStay, offeredDays, offeredStay } from './plan-offer.ts'
import { planDays } from './plan-text.ts'

/** Link to another product's list for the plan. `tour` is for the session, because no address has it. */
export type PlanLink = {
  label: string
  address: string
  tour?: Pick<TourSearch, 'tourDate' | 'guests'>
}

/**
 * Links to the lists of what goes with `booked`: a bed if the plan has none, and tours. Flights need an origin, which no
 * plan knows.
 */
export function planLinks(plan: PlacedPlan, booked: Product, today: IsoDate): PlanLink[] {
  const { place: destination } = plan
  const stay = offeredStay(plan, today)
  const hasBed = plan.parts.some(isStay)
  const links: PlanLink[] = []
  if (stay && !hasBed) {
    const search = { destination, ...stay, guests: plan.counts }
    const days = planDays(stay.checkInDate, plan.last && stay.checkOutDate)
    for (const [name, list] of [
      ['Hotels', paths.hotels],
      ['Packages', paths.packages],
    ] as const) {
      const label = `${name}${destination && ` in ${destination}`}, ${days}`
      links.push({ label, address: stayResultsAddress(list, search) })
    }
  }
  const tourDate = fullDay(plan, offeredDays(plan, today))
  if (tourDate && booked !== 'tour') {
    const address = `${paths.tours}?${new URLSearchParams({ destination })}`
    links.push({
      label: 'Tours while you are there',
      address,
      tour: { tourDate, guests: plan.counts },
    })
  }
  return links
}
