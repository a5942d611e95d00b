import { expect, test } from 'vitest'
import { fits, minimumNights, nightlyCents } from '../hotels/rates.ts'
import { seedRows } from './read-files.ts'

const { packages, hotels, rooms, rates, tours } = seedRows()
const couple = { adults: 2, children: 0, infants: 0 }

/** Lowest price of the nights in a hotel for two adults. */
function nightsCents(hotel: string, nights: number): number {
  const { id } = find(hotels, hotel)
  const ofHotel = rooms.filter(({ hotelId }) => hotelId === id)
  const nightly = ofHotel.flatMap((room) =>
    rates
      .filter((rate) => rate.roomId === room.id && fits(rate, couple))
      .filter((rate) => minimumNights(rate, room) <= nights)
      .map((rate) => nightlyCents(rate, room) ?? Number.POSITIVE_INFINITY),
  )
  return Math.min(...nightly) * nights
}

function find<Row extends { slug: string }>(rows: Row[], slug: string): Row {
  const row = rows.find((one) => one.slug === slug)
  if (!row) throw new Error(`There is no ${slug}.`)
  return row
}

/** Hotel with nights, or tour, of each package that the site also sells alone. */
const parts: Record<string, (string | [hotel: string, nights: number])[]> = {
  'cancun-beach-escape': [['torre-marea', 3], 'isla-mujeres-by-catamaran'],
  'riviera-maya-all-inclusive': [
    ['jardines-de-xaman', 6],
    'cenote-circuit',
    'tulum-ruins-and-the-sea',
  ],
  'family-week': [['costa-gemela-resort', 6], 'inlet-snorkel-park', 'zip-lines-over-the-canopy'],
  'island-hopping': [
    ['hotel-pez-vela', 2],
    ['arrecife-dive-hotel', 3],
    ['palapa-grande-holbox', 2],
  ],
  'colonial-yucatan': [
    ['casa-flamboyan', 2],
    ['hacienda-san-ubaldo', 1],
    ['portal-de-zaci', 1],
    'izamal-the-yellow-town',
  ],
  'dive-week-in-cozumel': [['arrecife-dive-hotel', 6], ...Array(5).fill('cozumel-reef-dive')],
  'lagoon-and-stars': [['siete-azules', 2], 'bacalar-under-sail'],
  'holbox-barefoot': [['hamacas-de-holbox', 3], 'holbox-bioluminescence'],
  'cenotes-and-jungle': [
    ['selva-baja-resort', 4],
    'cenote-circuit',
    'cenote-circuit',
    'underground-river',
  ],
  'flamingos-and-pink-lagoons': [
    ['portal-de-zaci', 3],
    'rio-lagartos-flamingos',
    'las-coloradas-pink-lagoon',
    'ek-balam-at-dusk',
  ],
}

test.each(packages)('$slug costs two less than its parts, or says what more it holds', (one) => {
  const { slug, priceCents, description } = one
  const alone = parts[slug]
  if (!alone) return expect(description).toContain('Only in this package:')
  const partsCents = alone
    .map((part) =>
      typeof part === 'string'
        ? find(tours, part).priceCents * couple.adults
        : nightsCents(...part),
    )
    .reduce((sum, cents) => sum + cents)
  expect(priceCents * couple.adults).toBeLessThan(partsCents)
})
