import type { FakeAnswer } from '@storefront/http/testing'

function wireTour(id: number, slug: string, name: string, tour: Record<string, unknown>) {
  return {
    id,
    slug,
    name,
    description: '<p>Swim in <b>three</b> cenotes.</p><script>alert(1)</script>',
    image_url: '/media/tour-01-1200.avif',
    destination: { name: 'Tulum' },
    included_services: [{ service_name: 'Hotel pick-up' }, { service_name: 'Lunch' }],
    images: [1, 2, 3, 4].map((image) => ({
      id: image,
      image_url: `/media/tour-0${image}-1200.avif`,
    })),
    ...tour,
  }
}

/** Answers of a provider, for tests: in its order, neither by price nor by length. */
export const wireTours = [
  wireTour(3, 'cenote-route', 'Cenote Route', { duration_days: 2, price_per_person: 89.9 }),
  wireTour(4, 'reef-morning', 'Reef Morning', {
    duration_days: 1,
    price_per_person: '49.50',
    destination: { name: 'Puerto Morelos' },
  }),
  wireTour(5, 'jungle-week', 'Jungle Week', { duration_days: 9, price_per_person: 1249 }),
]

/** A provider that has what a test of a screen needs. */
export const provider: Record<string, FakeAnswer> = {
  'GET /destinations/search': () => [{ id: 'd-1', name: 'Tulum', type: 'destination' }],
  'GET /tours': () => ({ data: wireTours }),
  'GET /tours/cenote-route': () => ({ data: wireTours[0] }),
}
