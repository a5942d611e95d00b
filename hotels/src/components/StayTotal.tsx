import { formatUsd, nightsText } from '@storefront/domain'
import { OfferPrice } from '@storefront/prices'
import { nightlyText, type StayPrice } from '../domain/pricing.ts'

export type StayTotalProps = {
  price: Pick<StayPrice, 'nightlyUsd' | 'infantsUsd' | 'totalUsd'>
  nights: number
}

export function StayTotal({ price, nights }: StayTotalProps) {
  const { nightlyUsd, infantsUsd, totalUsd } = price
  return (
    <OfferPrice
      totalUsd={totalUsd}
      unit={`total, ${nightsText(nights)}`}
      basis={[
        nightlyText(nightlyUsd),
        ...(infantsUsd > 0 ? [`${formatUsd(infantsUsd)} of it for infants`] : []),
      ]}
    />
  )
}
