import type { HotelSearch } from '@storefront/contract'
import { addDays, countText, nightsText } from '@storefront/domain'
import { ButtonLink } from '@storefront/ui'
import type { LongerStay } from '../domain/offers.ts'
import { resultsAddress } from '../domain/search.ts'

export type LongerStayLinkProps = { search: HotelSearch; longer: LongerStay }

/** Link to hotels that require a longer stay, e.g. '3 more hotels for 2 nights'. */
export function LongerStayLink({ search, longer }: LongerStayLinkProps) {
  const checkOutDate = addDays(search.checkInDate, longer.nights)
  return (
    <ButtonLink variant="secondary" to={resultsAddress({ ...search, checkOutDate })}>
      {`${countText(longer.hotels, 'more hotel', 'more hotels')} for ${nightsText(longer.nights)}`}
    </ButtonLink>
  )
}
