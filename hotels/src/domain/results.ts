import { inBands, type ListRules } from '@storefront/catalogue/rules'
import { byAlphabet, plainText } from '@storefront/domain'
import { freeCancellation, type HotelOffer } from './offers.ts'

/** Orders and filters of hotels. A hotel without the value that an order compares comes last. */
export const hotelList: ListRules<HotelOffer> = {
  orders: [
    { value: 'recommended', label: 'Recommended', compare: () => 0 },
    {
      value: 'price',
      label: 'Price, lowest first',
      compare: (a, b) => (a.price?.totalUsd ?? Infinity) - (b.price?.totalUsd ?? Infinity) || 0,
    },
    {
      value: 'rating',
      label: 'Rating, highest first',
      compare: (a, b) => (b.rating ?? -1) - (a.rating ?? -1),
    },
    {
      value: 'beach',
      label: 'Nearest to the beach',
      compare: (a, b) => (a.beachMeters ?? Infinity) - (b.beachMeters ?? Infinity) || 0,
      isOffered: (offers) => offers.some(({ beachMeters }) => beachMeters !== null),
    },
    { value: 'name', label: 'Name, A to Z', compare: (a, b) => byAlphabet(a.name, b.name) },
  ],
  filters: [
    // Ignores case and accents.
    {
      parameter: 'name',
      label: 'Hotel name',
      finds: ({ name }, text) => plainText(name).includes(plainText(text)),
    },
    {
      parameter: 'price',
      label: 'Price per night',
      ...inBands(
        ({ price }) => price?.nightlyUsd ?? null,
        [
          { value: 'under-100', label: 'Under $100', below: 100 },
          { value: 'under-200', label: '$100 to $199', from: 100, below: 200 },
          { value: 'under-300', label: '$200 to $299', from: 200, below: 300 },
          { value: 'over-300', label: '$300 and above', from: 300 },
        ],
      ),
    },
    {
      parameter: 'rating',
      label: 'Rating',
      ...inBands(
        ({ rating }) => rating,
        [
          { value: 'top', label: '4.5 and above', from: 4.5 },
          { value: 'good', label: '4 to 4.4', from: 4, below: 4.5 },
          { value: 'fair', label: '3 to 3.9', from: 3, below: 4 },
          { value: 'low', label: 'Below 3', below: 3 },
        ],
      ),
    },
    {
      parameter: 'facility',
      label: 'Terms and facilities',
      valuesOf: ({ has }) => has,
      needsAll: true,
    },
  ],
  // With free cancellation chosen, a card shows the price that has it.
  shownAs: (offer, { facility }) =>
    facility?.includes(freeCancellation)
      ? { ...offer, price: offer.flexiblePrice ?? offer.price }
      : offer,
}

/** 'On the beach', '250 m to the beach', '4.5 km to the beach'; null if unknown. */
export function beachText({ beachMeters: meters }: HotelOffer): string | null {
  if (meters === null) return null
  if (meters <= 30) return 'On the beach'
  return `${meters < 1000 ? `${meters} m` : `${meters / 1000} km`} to the beach`
}
