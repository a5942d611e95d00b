import { paths } from '@storefront/contract'
import { dayFromToday, spoken } from '../visitor/days.ts'
import { lucia } from '../visitor/people.ts'
import type { EngineVisitor } from './engine-visitor.ts'
import type { Target } from './in-page.ts'

/** One product booked from the home page to its reference, paid by card. */
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
      await searches(visitor, 'Hotels', 'Mérida', async () => {
        await visitor.presses(button('^Check-in '))
        await choosesDay(visitor, dayFromToday(30))
        await choosesDay(visitor, dayFromToday(33))
      })
      await visitor.presses(button('^Book Now', region('^Hotels found$')))
      await visitor.presses(button('^Select Room', region('^Available Rooms$')))
      await paysByCard(visitor, 'Room Summary', 'Guest')
    },
  },
  {
    product: 'tour',
    books: async (visitor) => {
      await searches(visitor, 'Tours', 'Cozumel')
      await opensFirstTrip(visitor, 'Tours found')
      await paysByCard(visitor, 'Tour Summary', 'Guest')
    },
  },
  {
    product: 'package',
    books: async (visitor) => {
      await searches(visitor, 'Packages', 'Cancún', async () => {
        await visitor.presses(button('^Check-in '))
        await choosesDay(visitor, dayFromToday(10))
        await choosesDay(visitor, dayFromToday(13))
      })
      await opensFirstTrip(visitor, 'Packages found')
      await paysByCard(visitor, 'Package Summary', 'Guest')
    },
  },
]

async function choosesAirport(visitor: EngineVisitor, field: string, city: string, code: string) {
  await visitor.presses(button(`^${field} `))
  await visitor.presses({ label: '^Search Location$' })
  await visitor.fills({ label: '^Search Location$' }, city)
  // The list changes when the lookup of the typed text ends.
  await visitor.waitsFor(
    { role: 'status', name: '', within: dialog('^Select Location$') },
    '1 airport',
  )
  await visitor.presses({ role: 'option', name: `^${city}.* ${code}$` })
}

/** Chooses a day in the calendar that is open, turning pages as far as needed. */
async function choosesDay(visitor: EngineVisitor, day: string) {
  const calendar: Target = { role: 'dialog', name: '' }
  await visitor.reads({ role: 'grid', name: '', within: calendar })
  const choice = button(`^${spoken(day)},`, calendar)
  while (!(await visitor.has(choice))) await visitor.presses(button('[Nn]ext [Mm]onth', calendar))
  await visitor.presses(choice)
}

/** Fills in a tab of the search widget and searches. */
async function searches(
  visitor: EngineVisitor,
  tab: string,
  destination: string,
  choosesDays = async () => {},
) {
  await visitor.opens(paths.home)
  await visitor.presses({ role: 'tab', name: `^${tab}$` })
  await visitor.presses({ label: '^Destination' })
  await visitor.fills({ label: '^Destination' }, destination)
  await visitor.presses({ role: 'option', name: `^${destination}` })
  await choosesDays()
  await visitor.presses(button('^Search$'))
}

async function opensFirstTrip(visitor: EngineVisitor, list: string) {
  await visitor.presses({
    role: 'link',
    name: '',
    within: { role: 'article', name: '', within: region(list) },
  })
  await visitor.presses(button('^Book Now'))
}

/** Fills in the only traveller, dates typed by hand, pays what the summary says, and reads the booking's reference. */
async function paysByCard(visitor: EngineVisitor, summary: string, label: string) {
  await visitor.reads(heading(`^${summary}$`))
  const within = region(`^${label} 1$`)
  const field = (name: string): Target => ({ label: `^${name}`, within })
  await visitor.presses(field('First Name'))
  await visitor.fills(field('First Name'), lucia.firstName)
  await visitor.fills(field('Last Name'), lucia.lastName)
  await visitor.fills(field('Email Address'), lucia.email)
  await visitor.fills(field('Phone Number'), lucia.phone)
  await visitor.fills(field('Nationality'), lucia.nationality, 'MX')
  await visitor.fillsDay(field('Date of Birth'), lucia.birthDate)
  await visitor.fills(field('Passport Number'), lucia.passport)
  await visitor.fillsDay(field('Passport Expiry Date'), lucia.passportExpiry)
  const told = await visitor.reads(main)
  await visitor.presses(button('^Confirm & Pay with Card$'))
  const pay = await visitor.reads(button('^Pay \\$'))
  const [amount = ''] = /\$[\d,.]+/.exec(pay) ?? []
  if (!told.includes(amount)) throw new Error(`${summary} does not say ${amount}, which is asked.`)
  await visitor.presses(button('^Pay \\$'))
  await visitor.reads(heading('^Thank you for your booking'))
}
