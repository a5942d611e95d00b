import { RouterProvider } from '@storefront/router'
import { createMemoryRouter } from '@storefront/router/testing'
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
const cancun = { id: 1, name: 'Cancún', iataCode: 'CUN', airportName: 'Cancún International' }
const reef = { id: 1, imageUrl: '/media/reef-1200.avif', title: 'Reef' }
const modal = { id: 'airports', open: false, value: null }
const from = { label: 'From', name: 'from', value: cancun, modal: modal.id, open: false }
const day = { label: 'Departure', name: 'departureDate', value: '2026-11-24', min: '2026-11-24' }
const labels = { startLabel: 'Check-in', endLabel: 'Check-out' }
const names = { startName: 'checkin', endName: 'checkout' }
const stay = { start: '2026-11-24', end: '2026-11-26', min: '2026-11-24', ...labels, ...names }
const party = { counts: { adults: 2, children: 1, infants: 0 }, cabinClass: 'Business' } as const
const destination = { name: 'destination', value: 'Tulum', placeholder: 'Where to?' }

const element = (
  <>
    <ButtonLink to="/hotels">Hotels</ButtonLink>
    <LocationField {...from} onOpen={nothing} />
    <LocationModal {...modal} onClose={nothing} search={none} onSelect={nothing} />
    <DestinationField {...destination} onChange={nothing} search={none} />
    <DateField {...day} onChange={nothing} />
    <DateRangeField {...stay} onChange={nothing} />
    <TravellersField {...party} onCountChange={nothing} />
    <Carousel label="Places" perView={1.5}>
      <p>One</p>
      <p>Two</p>
    </Carousel>
    <Gallery name="Sol" images={[reef]} />
    <HeroSlider slides={[reef, { ...reef, id: 2 }]} />
  </>
)
const router = createMemoryRouter([{ path: '/', element }])
const html = renderToString(<RouterProvider router={router} />)

test.each([
  ['the address of a button-like link', ['href="/hotels"']],
  [
    'a location as a form field that opens its modal',
    [
      'Cancún (CUN)',
      '<input type="hidden" name="from" value="CUN"/>',
      'command="show-modal" commandfor="airports"',
    ],
  ],
  [
    'the closed location modal',
    [
      '<dialog id="airports"',
      'placeholder="Search Location"',
      'command="close" commandfor="airports"',
    ],
  ],
  ['a destination as a text box', ['type="text"', 'name="destination"', 'value="Tulum"']],
  [
    'a date as a form field',
    ['Tue 24-11-2026', '<input type="hidden" name="departureDate" value="2026-11-24"/>'],
  ],
  [
    'a stay as form fields',
    ['2 nights', 'name="checkin" value="2026-11-24"', 'name="checkout" value="2026-11-26"'],
  ],
  ['the travellers', ['2 Adults, 1 Child, Business']],
  ['all slides of a carousel', ['<p>One</p>', '<p>Two</p>', '--per-view:1.5']],
  [
    'the first picture of a gallery',
    ['Sol, picture 1', '/media/reef-480.avif 480w', 'aspect-ratio:16 / 10'],
  ],
  [
    'the first slide of the hero, preloaded',
    ['Reef', 'aria-label="2 of 2"', 'fetchPriority="high"', '/media/reef-m-480.avif 480w'],
  ],
])('the server renders %s', (_, parts) => {
  for (const part of parts) expect(html).toContain(part)
})
