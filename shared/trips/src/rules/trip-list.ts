import { inBands, type ListRules } from '@storefront/catalogue/rules'
import type { ListedTrip } from './trip.ts'

const shortest = ({ durationDays }: ListedTrip) => durationDays ?? Number.MAX_SAFE_INTEGER
const longest = ({ durationDays }: ListedTrip) => durationDays ?? 0

/** Orders and filters of tours and packages. A trip of unknown length comes last by duration. */
export const tripList: ListRules<ListedTrip> = {
  orders: [
    { value: 'recommended', label: 'Recommended', compare: () => 0 },
    {
      value: 'price',
      label: 'Price, lowest first',
      compare: (a, b) => a.pricePerPersonUsd - b.pricePerPersonUsd,
    },
    {
      value: 'price-highest',
      label: 'Price, highest first',
      compare: (a, b) => b.pricePerPersonUsd - a.pricePerPersonUsd,
    },
    {
      value: 'duration',
      label: 'Duration, shortest first',
      compare: (a, b) => shortest(a) - shortest(b),
    },
    {
      value: 'duration-longest',
      label: 'Duration, longest first',
      compare: (a, b) => longest(b) - longest(a),
    },
  ],
  filters: [
    {
      parameter: 'price',
      label: 'Price per person',
      ...inBands(
        ({ pricePerPersonUsd }) => pricePerPersonUsd,
        [
          { value: 'under-100', label: 'Under $100', below: 100 },
          { value: 'under-250', label: '$100 to $249', from: 100, below: 250 },
          { value: 'under-500', label: '$250 to $499', from: 250, below: 500 },
          { value: 'under-1000', label: '$500 to $999', from: 500, below: 1000 },
          { value: 'over-1000', label: '$1,000 and above', from: 1000 },
        ],
      ),
    },
    {
      parameter: 'duration',
      label: 'Duration',
      ...inBands(
        ({ durationDays }) => durationDays,
        [
          { value: 'day', label: '1 day', below: 2 },
          { value: 'few-days', label: '2 to 3 days', from: 2, below: 4 },
          { value: 'week', label: '4 to 7 days', from: 4, below: 8 },
          { value: 'longer', label: '8 days and more', from: 8 },
        ],
      ),
    },
  ],
}
