import type { FakeAnswer } from '@storefront/http/testing'

function wirePackage(id: number, slug: string, name: string, other: Record<string, unknown>) {
  return {
    id,
    slug,
    name,
    description: '<p>Five days <b>among</b> ruins.</p><script>alert(1)</script>',
    image_url: '/media/package-01-1200.avif',
    destination: { name: 'Tulum' },
    included_services: [{ service_name: 'Airport transfers' }, { service_name: 'Four nights' }],
    images: [1, 2, 3, 4].map((image) => ({
      id: image,
      image_url: `/media/package-0${image}-1200.avif`,
    })),
    ...other,
  }
}

/** Answers of a provider, for tests: in its order, neither by price nor by length. */
export const wirePackages = [
  wirePackage(4, 'maya-route', 'The Maya Route', { duration_days: 5, price_per_person: '489.95' }),
  wirePackage(5, 'beach-escape', 'Beach Escape', {
    duration_days: 3,
    price_per_person: 240,
    destination: { name: 'Cancún' },
  }),
  wirePackage(6, 'long-way', 'The Long Way', { duration_days: 10, price_per_person: 1249 }),
]

/** A provider that has what a test of a screen needs. */
export const provider: Record<string, FakeAnswer> = {
  'GET /destinations/search': () => [{ id: 'd-1', name: 'Tulum', type: 'destination' }],
  'GET /packages': () => ({ data: wirePackages }),
  'GET /packages/maya-route': () => ({ data: wirePackages[0] }),
}
