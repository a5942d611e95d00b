import { RouterProvider } from '@storefront/router'
import { createMemoryRouter } from '@storefront/router/testing'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  ButtonLink,
  Carousel,
  DateField,
  DateRangeField,
  DestinationField,
  Gallery,
  HeroSlider,
  LocationField,
  LocationModal,
  TravellersField,
} from './index.ts'

const nothing = () => {}
const none = async () => []
const counts = { adults: 2, children: 1, infants: 0 }
const cancun = { id: 1, name: 'Cancún', iataCode: 'CUN', airportName: 'Cancún International' }

const cases: [name: string, element: ReactElement, holds: string[]][] = [
  [
    'a location travels in a plain form',
    <LocationField
      key="1"
      label="From"
      name="from"
      value={cancun}
      modal="airports"
      open={false}
      onOpen={nothing}
    />,
    [
      'Cancún (CUN)',
      '<input type="hidden" name="from" value="CUN"/>',
      'command="show-modal" commandfor="airports"',
    ],
  ],
  [
    'the location modal is there, closed',
    <LocationModal
      key="9"
      id="airports"
      open={false}
      onClose={nothing}
      value={null}
      search={none}
      onSelect={nothing}
    />,
    [
      '<dialog id="airports"',
      'placeholder="Search Location"',
      'command="close" commandfor="airports"',
    ],
  ],
  [
    'a destination is a text box',
    <DestinationField
      key="2"
      name="destination"
      value="Tulum"
      onChange={nothing}
      search={none}
      placeholder="Where to?"
    />,
    ['name="destination"', 'type="text"', 'value="Tulum"'],
  ],
  [
    'a date travels in a plain form',
    <DateField
      key="3"
      label="Departure"
      name="departureDate"
      value="2026-11-24"
      min="2026-11-24"
      onChange={nothing}
    />,
    ['Tue 24-11-2026', '<input type="hidden" name="departureDate" value="2026-11-24"/>'],
  ],
  [
    'a stay travels in a plain form',
    <DateRangeField
      key="4"
      startLabel="Check-in"
      endLabel="Check-out"
      startName="checkin"
      endName="checkout"
      start="2026-11-24"
      end="2026-11-26"
      min="2026-11-24"
      onChange={nothing}
    />,
    ['2 nights', 'name="checkin" value="2026-11-24"', 'name="checkout" value="2026-11-26"'],
  ],
  [
    'travellers are summed up',
    <TravellersField key="5" counts={counts} onCountChange={nothing} cabinClass="Business" />,
    ['2 Adults, 1 Child, Business'],
  ],
  [
    'a carousel holds all its slides',
    <Carousel key="7" label="Places" perView={1.5}>
      <p>One</p>
      <p>Two</p>
    </Carousel>,
    ['<p>One</p>', '<p>Two</p>', '--per-view:1.5'],
  ],
  [
    'a gallery holds its first picture',
    <Gallery key="8" name="Sol" images={[{ id: 1, imageUrl: '/media/reef-1200.avif' }]} />,
    ['Sol, picture 1', '/media/reef-480.avif 480w', 'aspect-ratio:16 / 10'],
  ],
  [
    'the hero shows its first slide',
    <HeroSlider key="10" slides={[{ id: 1, imageUrl: '/media/reef-1200.avif', title: 'Reef' }]} />,
    ['Reef', 'fetchPriority="high"', '/media/reef-m-480.avif 480w'],
  ],
]

test.each(cases)('on the server %s', (_, element, holds) => {
  const html = renderToString(element)
  for (const part of holds) expect(html).toContain(part)
})

test('on the server a button-like link leads to its address', () => {
  const router = createMemoryRouter([
    { path: '/', element: <ButtonLink to="/hotels">Hotels</ButtonLink> },
  ])
  expect(renderToString(<RouterProvider router={router} />)).toContain('href="/hotels"')
})
