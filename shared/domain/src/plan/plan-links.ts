import { type IsoDate, type Product, paths } from '@storefront/contract'
import { stayResultsAddress } from '../stays/stay-search.ts'
import type { Plan } from './plan.ts'
import { offeredDays, offeredStay } from './plan-offer.ts'
import { planDays } from './plan-text.ts'

/** Link to another product's list for the plan. `tourDate` is the day for the session, which no address has. */
export type PlanLink = { label: string; address: string; tourDate?: IsoDate }

/**
 * Links to the lists of what goes with `booked`: a bed if the plan has none, and tours. Flights need an origin, which no
 * plan knows.
 */
export function planLinks(
  plan: Plan,
  place: string | null,
  booked: Product,
  today: IsoDate,
): PlanLink[] {
  const stay = offeredStay(plan, today)
  const hasBed = plan.parts.some(({ product }) => product === 'hotel' || product === 'package')
  const destination = place ?? ''
  const links: PlanLink[] = []
  if (stay && !hasBed) {
    const search = { destination, ...stay, guests: plan.counts }
    const days = planDays(stay.checkInDate, plan.last && stay.checkOutDate)
    for (const [name, list] of [
      ['Hotels', paths.hotels],
      ['Packages', paths.packages],
    ] as const) {
      const label = `${name}${place ? ` in ${place}` : ''}, ${days}`
      links.push({ label, address: stayResultsAddress(list, search) })
    }
  }
  const [tourDate] = offeredDays(plan, today, 1)
  if (tourDate && booked !== 'tour') {
    const address = `${paths.tours}?${new URLSearchParams({ destination })}`
    links.push({ label: 'Tours while you are there', address, tourDate })
  }
  return links
}
