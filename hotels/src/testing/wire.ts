import type { FakeAnswer } from '@storefront/http/testing'

/** Answers of a provider, for tests. */
const wireDestinations = [
  { id: 'd-1', name: 'Cancún', type: 'destination' },
  { id: 'h-1', name: 'Cancún Lagoon', type: 'hotel' },
  { id: 't-1', name: 'Cancún by Night', type: 'tour' },
]

type WireRate = Record<string, unknown>

function wireRoom(id: number, name: string, rates: WireRate[], room: Record<string, unknown> = {}) {
  return {
    id,
    name,
    description: `All about the ${name}.`,
    images: [
      { id: 1, image_url: '/media/room-01-1200.avif' },
      { id: 2, image_url: '/media/room-02-1200.avif' },
    ],
    features: ['King bed', 'Sea view'],
    min_nights: null,
    price_per_night: 200,
    rates: rates.map((rate, index) => ({ id: `${id}-${index + 1}`, ...rate })),
    ...room,
  }
}

/** Rooms that exercise every state of a room card for two adults, or two and an infant, and two nights. */
const wireRooms = [
  wireRoom(
    1,
    'Ocean Suite',
    [
      { price_per_night: 150 },
      { price_per_night: 120.5, infant_price: 15, infant_policy: 'A cot costs $15.' },
    ],
    { min_nights: 2 },
  ),
  wireRoom(2, 'Long Stay Loft', [{ price_per_night: 90, min_nights: 5 }]),
  wireRoom(3, 'Adults Only Nest', [{ price_per_night: 80, max_children: 0, max_adults: 2 }]),
  wireRoom(4, 'Sold Elsewhere', []),
]

function wireHotel(slug: string, name: string, hotel: Record<string, unknown>) {
  return {
    id: slug,
    slug,
    name,
    description: `<p>${name} lies by the water.</p><script>alert(1)</script>`,
    rating: 4,
    image_url: '/media/hotel-01-1200.avif',
    destination: { name: 'Cancún' },
    facilities: ['Pool', 'Spa'],
    included_services: [{ service_name: 'Breakfast' }, { service_name: 'Airport transfer' }],
    images: [1, 2, 3].map((id) => ({ id, image_url: `/media/pool-0${id}-1200.avif` })),
    ...hotel,
  }
}

/** In the order of the provider; the last has no room for two adults. */
export const wireHotels = [
  wireHotel('laguna-azul', 'Laguna Azul', { rating: 4.2, rooms: wireRooms }),
  wireHotel('casa-maya', 'Casa Maya', {
    rating: 4.8,
    facilities: ['Pool'],
    destination: { name: 'Tulum' },
    rooms: [wireRoom(5, 'Cabana', [{ price_per_night: 60 }])],
  }),
  wireHotel('solo', 'Solo Hostal', { rooms: [wireRoom(6, 'Bunk', [{ max_pax: 1 }])] }),
]

/** A provider that has what a test of a screen needs. */
export const provider: Record<string, FakeAnswer> = {
  'GET /destinations/search': () => wireDestinations,
  'GET /hotels': () => ({ data: wireHotels }),
  'GET /hotels/laguna-azul': () => ({ data: wireHotels[0] }),
}
