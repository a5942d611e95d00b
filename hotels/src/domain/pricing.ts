import type {
  HotelSearch,
  IsoDate,
  PriceTerms,
  SelectedRate,
  SelectedRoom,
  TravellerCounts,
} from '@storefront/contract'
import {
  type Conditions,
  conditionsOf,
  formatUsd,
  multiplyUsd,
  nightsBetween,
  nightsText,
  type PriceBreakdown,
  sumUsd,
} from '@storefront/domain'

/** First day, nights and guests of a stay. They determine the usable rates and the price. */
export type Stay = { firstDay: IsoDate; nights: number; guests: TravellerCounts }

export function stayOf({ checkInDate, checkOutDate, guests }: HotelSearch): Stay {
  return { firstDay: checkInDate, nights: nightsBetween(checkInDate, checkOutDate), guests }
}

type PricedRoom = Pick<SelectedRoom, 'pricePerNightUsd'>
type PricedRate = PriceTerms & Pick<SelectedRate, 'pricePerNightUsd' | 'infantPriceUsd'>

/** Price of a stay in USD, line by line (product 5.3), with its conditions. */
export type StayPrice = Conditions & {
  nightlyUsd: number
  subtotalUsd: number
  /** Per infant and night; 0 if infants stay free. */
  infantNightlyUsd: number
  infantsUsd: number
  totalUsd: number
}

/** Price per night of the rate, else of the room (product 5.3), else null. */
export function nightlyUsd(room: PricedRoom, rate: PricedRate): number | null {
  return rate.pricePerNightUsd ?? room.pricePerNightUsd
}

/** Nightly rate × nights + infant price × infants × nights, in whole cents (product 5.3). A missing price counts as 0. */
export function stayPrice(room: PricedRoom, rate: PricedRate, stay: Stay): StayPrice {
  const { nights, guests } = stay
  const nightly = nightlyUsd(room, rate) ?? 0
  const infantNightlyUsd = rate.infantPriceUsd ?? 0
  const subtotalUsd = multiplyUsd(nightly, nights)
  const infantsUsd = multiplyUsd(infantNightlyUsd, guests.infants * nights)
  return {
    nightlyUsd: nightly,
    subtotalUsd,
    infantNightlyUsd,
    infantsUsd,
    totalUsd: sumUsd(subtotalUsd, infantsUsd),
    ...conditionsOf(rate, stay),
  }
}

/** 'From $161.00 / night' (product 3.3). */
export function nightlyText(nightlyUsd: number): string {
  return `From ${formatUsd(nightlyUsd)} / night`
}

/** Lines of the Booking Summary (product 5.3). */
export function stayBreakdown(price: StayPrice, nights: number): PriceBreakdown {
  const { nightlyUsd, subtotalUsd, infantNightlyUsd, infantsUsd, ...rest } = price
  return {
    lines: [
      { label: 'Price per night', usd: nightlyUsd },
      { label: `Subtotal (${nightsText(nights)})`, usd: subtotalUsd },
      ...(infantsUsd > 0
        ? [
            { label: 'Infant price per night', usd: infantNightlyUsd },
            { label: 'Infants total', usd: infantsUsd },
          ]
        : []),
    ],
    ...rest,
  }
}
