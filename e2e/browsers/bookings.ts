import { paths } from '@storefront/contract'
import { dayFromToday, spoken } from '../visitor/days.ts'
import { lucia } from '../visitor/people.ts'
import type { EngineVisitor } from './engine-visitor.ts'
import type { Target } from './in-page.ts'

/** A booking by card, from a page of the site to the confirmation. */
export type Booking = { product: string; books: (visitor: EngineVisitor) => Promise<void> }

const button = (name: string, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within ? { within } : {}),
})
const heading = (name: string): Target => ({ role: 'heading', name })
const dialog = (name: string): Target => ({ role: 'dialog', name })
const region = (name: string): Target => ({ role: 'region', name })
const main: Target = { role: 'main', name: '' }

const stay = `checkin=${dayFromToday(30)}&checkout=${dayFromToday(33)}`

export const bookings: Booking[] = [
  {
    product: 'flight',
    books: async (visitor) => {
      await visitor.opens(paths.home)
      await visitor.presses({ role: 'radio', name: '^Oneway$' })
      await choosesAirport(visitor, 'From', 'Cancún', 'CUN')
      await choosesAirport(visitor, 'To', 'Miami', 'MIA')
      await visitor.presses(button('^Departure date '))
      await choosesDay(visitor, dayFromToday(9))
      await visitor.presses(button('^Search$'))
      await visitor.presses(button('^Select ', region('^Choose your departure flight$')))
      await paysByCard(visitor, 'Flight Summary', 'Passenger')
    },
  },
  {
    product: 'hotel',
    books: async (visitor) => {
      await visitor.opens(`${paths.hotels}?destination=M%C3%A9rida&${stay}&guests=1`)
      await visitor.presses(button('^Book Now', region('^Hotels found$')))
      await visitor.presses(button('^Select Room', region('^Available Rooms$')))
      await paysByCard(visitor, 'Room Summary', 'Guest')
    },
  },
  trip('tour', `${paths.tours}?destination=Cozumel`, 'Tours found', 'Tour Summary'),
  trip('package', `${paths.packages}?${stay}`, 'Packages found', 'Package Summary'),
]

function trip(product: string, address: string, list: string, summary: string): Booking {
  const first: Target = { role: 'article', name: '', within: region(list) }
  return {
    product,
    books: async (visitor) => {
      await visitor.opens(address)
      await visitor.presses({ role: 'link', name: '', within: first })
      await visitor.presses(button('^Book Now'))
      await paysByCard(visitor, summary, 'Guest')
    },
  }
}

async function choosesAirport(visitor: EngineVisitor, field: string, city: string, code: string) {
  await visitor.presses(button(`^${field} `))
  await visitor.presses({ label: '^Search Location$' })
  await visitor.fills({ label: '^Search Location$' }, city)
  // The list changes when the lookup of the typed text ends.
  const found: Target = { role: 'status', name: '', within: dialog('^Select Location$') }
  await visitor.waitsFor(found, '1 airport')
  await visitor.presses({ role: 'option', name: `^${city}.* ${code}$` })
}

/** Chooses a day in the open calendar. */
async function choosesDay(visitor: EngineVisitor, day: string) {
  const calendar: Target = { role: 'dialog', name: '' }
  await visitor.reads({ role: 'grid', name: '', within: calendar })
  const choice = button(`^${spoken(day)},`, calendar)
  while (!(await visitor.has(choice))) await visitor.presses(button('[Nn]ext [Mm]onth', calendar))
  await visitor.presses(choice)
}

/** Fills in the only traveller and pays the total of the summary. */
async function paysByCard(visitor: EngineVisitor, summary: string, label: string) {
  await visitor.reads(heading(`^${summary}$`))
  const within = region(`^${label} 1$`)
  const field = (name: string): Target => ({ label: `^${name}`, within })
  await visitor.presses(field('First Name'))
  const texts = {
    ...{ 'First Name': lucia.firstName, 'Last Name': lucia.lastName },
    ...{ 'Email Address': lucia.email, 'Phone Number': lucia.phone },
  }
  for (const [name, text] of Object.entries(texts)) await visitor.fills(field(name), text)
  await visitor.fills(field('Nationality'), lucia.nationality, 'MX')
  await visitor.fillsDay(field('Date of Birth'), lucia.birthDate)
  await visitor.fills(field('Passport Number'), lucia.passport)
  await visitor.fillsDay(field('Passport Expiry Date'), lucia.passportExpiry)
  const shown = await visitor.reads(main)
  await visitor.presses(button('^Confirm & Pay with Card$'))
  const pay = await visitor.reads(button('^Pay \\$'))
  const [amount = ''] = /\$[\d,.]+/.exec(pay) ?? []
  if (!shown.includes(amount)) throw new Error(`${summary} does not show the charged ${amount}.`)
  await visitor.presses(button('^Pay \\$'))
  await visitor.reads(heading('^Thank you for your booking'))
}
