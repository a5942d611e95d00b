import type { TravellerCounts } from '@storefront/contract'
import { emptyTraveller, type TravellerDraft } from '@storefront/domain'
import { useSettled } from '@storefront/session'
import { renderPage } from '@storefront/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, test } from 'vitest'
import { ana, tourBounds as bounds, typedAdults } from '../testing/ana.ts'
import { travellerFields } from './fields.ts'
import { TravellerForm, type TravellerFormHandle } from './TravellerForm.tsx'
import { useTravellers } from './traveller-drafts.ts'

const eva: TravellerDraft = { ...ana, passportNumber: 'G87654321' }
const form = createRef<TravellerFormHandle>()
let typed: TravellerDraft[] = []
let renderAgain: (counts: TravellerCounts) => void

type FormProps = { label: 'Passenger' | 'Guest'; counts: TravellerCounts }

function Form({ label, counts }: FormProps) {
  const travellers = useTravellers('tour', counts, 'key')
  typed = travellers.travellers.map(({ draft }) => draft)
  const shared = { label, bounds, childOffer: () => null }
  return <TravellerForm ref={form} {...travellers} {...shared} />
}

function Page({ adults, label }: { adults: number; label: FormProps['label'] }) {
  const [counts, setCounts] = useState({ adults, children: 0, infants: 0 })
  renderAgain = setCounts
  return useSettled() && <Form label={label} counts={counts} />
}

function renderForm(start: TravellerDraft[], label: FormProps['label'] = 'Passenger') {
  return renderPage({
    routes: [{ path: '/', element: <Page adults={start.length} label={label} /> }],
    at: '/',
    settle: (session) => session.drafts.set('tour', typedAdults(...start)),
  }).user
}

const drafts = (count: number) => Array.from({ length: count }, emptyTraveller)
const header = (name: string) => screen.getByRole('button', { name })
const section = (name: string) => screen.getByRole('region', { name })

const problems = () => section('There is a problem')

function validate(): boolean | undefined {
  let isComplete: boolean | undefined
  act(() => {
    isComplete = form.current?.validate()
  })
  return isComplete
}

test('shows every field as required, with US as the nationality', () => {
  renderForm(drafts(1))
  for (const { label, kind } of travellerFields) {
    const { required, type } = screen.getByLabelText<HTMLInputElement>(label)
    expect([required, type]).toEqual([true, kind === 'country' ? 'select-one' : kind])
  }
  expect(screen.getByLabelText<HTMLSelectElement>('Nationality').value).toBe('US')
  expect(screen.getByLabelText<HTMLInputElement>('Date of Birth').max).toBe('2026-11-20')
  expect(screen.getByLabelText<HTMLInputElement>('Passport Expiry Date').min).toBe('2026-11-27')
  expect(screen.queryByText(/is required/)).toBeNull()
  // A visitor alone shares no contact and has no next traveller.
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull()
  // Explains why a tour asks for a passport.
  screen.getByText(/airlines, hotels and tour operators register who travels by passport/)
})

test('stores typed fields with their traveller, and shares the contact', async () => {
  const user = renderForm(drafts(2))
  const names = { firstName: 'A', lastName: 'L', passportNumber: 'G' }
  const contact = { email: 'a@b', phoneNumber: '9' }
  const brief: TravellerDraft = { ...ana, ...names, ...contact }
  for (const { label, name, kind } of travellerFields) {
    const input = screen.getByLabelText(label)
    if (kind === 'country') await user.selectOptions(input, brief[name])
    else await user.type(input, brief[name])
  }
  const { nationality } = ana
  expect(typed).toEqual([brief, { ...emptyTraveller(), ...contact, nationality }])
})

test('shows the band in each heading and in its accessible description', async () => {
  renderForm([ana], 'Guest')
  act(() => renderAgain({ adults: 1, children: 1, infants: 1 }))
  screen.getByRole('heading', { name: 'Guest 2 · Child (2-12)' })
  screen.getByRole('heading', { name: 'Guest 3 · Infant (0-12)' })
  expect(header('Guest 1')).toHaveAccessibleDescription('· Adult Ana López , complete')
})

test('removes the last traveller of a band when its count falls', async () => {
  const user = renderForm([ana, { ...ana, firstName: 'Eva' }], 'Guest')
  act(() => renderAgain({ adults: 2, children: 1, infants: 0 }))
  await user.click(header('Guest 3'))
  await user.type(within(section('Guest 3')).getByLabelText('First Name'), 'Leo')
  act(() => renderAgain({ adults: 1, children: 1, infants: 0 }))
  expect(typed.map(({ firstName }) => firstName)).toEqual(['Ana', 'Leo'])
  expect(header('Guest 2').getAttribute('aria-expanded')).toBe('true')
  act(() => renderAgain({ adults: 2, children: 1, infants: 0 }))
  expect(typed.map(({ firstName }) => firstName)).toEqual(['Ana', 'Eva', 'Leo'])
})

test('explains a birth date of another band once the field is left', async () => {
  const user = renderForm([{ ...ana, dob: '' }])
  const birth = screen.getByLabelText('Date of Birth')
  await user.type(birth, '2018-05-17')
  const problem =
    '8 years old on Tue 24-11-2026: count them as a child, not as an adult, or correct the date.'
  expect(screen.queryByText(problem)).toBeNull()
  await user.tab()
  await user.tab()
  await user.tab()
  expect(birth).toHaveAccessibleDescription(problem)
  expect(validate()).toBe(false)
  expect(typed[0]?.dob).toBe('2018-05-17')
})

test('keeps the inputs of a closed section', async () => {
  const user = renderForm(drafts(1))
  await user.type(screen.getByLabelText('First Name'), 'Ana')
  const input = screen.getByLabelText('Date of Birth')
  await user.click(header('Passenger 1'))
  expect(input.checkVisibility()).toBe(false)
  await user.click(header('Passenger 1'))
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ana')
  expect(screen.getByLabelText('Date of Birth')).toBe(input)
})

test('opens the section of an incomplete field, and links to the field while its traveller is counted', async () => {
  const user = renderForm([ana, eva, { ...ana, passportNumber: '', dob: '' }])
  expect(validate()).toBe(false)
  expect(document.activeElement).toBe(problems())
  expect(header('Passenger 3').getAttribute('aria-expanded')).toBe('true')
  const field = within(section('Passenger 3')).getByLabelText('Passport Number')
  await user.click(header('Passenger 3'))
  const name = 'Passenger 3: Passport Number is required.'
  await user.click(screen.getByRole('link', { name }))
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  within(section('Passenger 3')).getByText('Passport Number is required.')
  within(section('Passenger 3')).getByText('Date of Birth is required.')
  within(section('Passenger 3')).getByText('2 fields to complete')
  act(() => renderAgain({ adults: 2, children: 0, infants: 0 }))
  expect(screen.queryByRole('link', { name })).toBeNull()
})

test('focuses the list of problems at each check, and removes the list once all is complete', async () => {
  const user = renderForm([{ ...ana, phoneNumber: '' }])
  validate()
  await user.type(screen.getByLabelText('Phone Number'), '998')
  validate()
  expect(document.activeElement).toBe(problems())
  await user.type(screen.getByLabelText('Phone Number'), '5550142')
  expect(screen.queryByText(/^Enter a phone number/)).toBeNull()
  expect(validate()).toBe(true)
  expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull()
})

test('"Next passenger" closes a complete section and opens the next, or shows what is missing', async () => {
  const user = renderForm([{ ...ana, phoneNumber: '' }, eva, emptyTraveller()])
  const next = () => user.click(screen.getByRole('button', { name: 'Next passenger' }))
  expect(screen.getByRole('status').textContent).toBe('1 of 3 done')
  await next()
  expect(document.activeElement).toBe(screen.getByLabelText('Phone Number'))
  screen.getByText('Phone Number is required.')
  await user.keyboard('9985550142')
  expect(screen.getByRole('status').textContent).toBe('2 of 3 done')
  await next()
  expect(header('Passenger 1').getAttribute('aria-expanded')).toBe('false')
  expect(header('Passenger 2').getAttribute('aria-expanded')).toBe('false')
  const first = within(section('Passenger 3')).getByLabelText('First Name')
  expect(document.activeElement).toBe(first)
  expect(screen.queryByText(/First Name is required/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next passenger' })).toBeNull()
})

test('opens the next section below a completed one and keeps the focus', async () => {
  const user = renderForm([{ ...ana, phoneNumber: '' }, eva, emptyTraveller()])
  const phone = screen.getByLabelText('Phone Number')
  await user.type(phone, '9985550142')
  const isOpen = (name: string) => header(name).getAttribute('aria-expanded')
  expect(['Passenger 1', 'Passenger 2', 'Passenger 3'].map(isOpen)).toEqual([
    'true',
    'false',
    'true',
  ])
  expect(document.activeElement).toBe(phone)
  await user.click(header('Passenger 3'))
  await user.type(phone, '0')
  expect(isOpen('Passenger 3')).toBe('false')
})

test('repeats a typed date in our format', async () => {
  const user = renderForm([{ ...ana, dob: '' }])
  expect(screen.queryByText('17-02-1988')).toBeNull()
  await user.type(screen.getByLabelText('Date of Birth'), '1988-02-17')
  screen.getByText('17-02-1988')
  screen.getByText('31-01-2031')
})

test("shares the first traveller's contact with all who have none", async () => {
  const user = renderForm([
    { ...ana, phoneNumber: '' },
    { ...emptyTraveller(), phoneNumber: '998' },
    emptyTraveller(),
  ])
  const contacts = () => typed.map(({ email, phoneNumber }) => [email, phoneNumber])
  const shares = screen.getByRole('checkbox', {
    name: 'Use this email, phone and nationality for everyone',
    checked: true,
  })
  await user.type(screen.getByLabelText('Phone Number'), '77')
  await user.type(screen.getByLabelText('Email Address'), 's')
  expect(contacts()).toEqual([
    ['ana@example.coms', '77'],
    ['ana@example.coms', '998'],
    ['ana@example.coms', '77'],
  ])
  await user.click(shares)
  await user.type(screen.getByLabelText('Phone Number'), '8')
  expect(contacts()[2]).toEqual(['ana@example.coms', '77'])
})

test('a nationality that nobody chose follows the first traveller while contacts are shared', async () => {
  const user = renderForm([
    emptyTraveller(),
    { ...emptyTraveller(), nationality: 'CA' },
    emptyTraveller(),
  ])
  const nationalities = () => typed.map(({ nationality }) => nationality)
  expect(nationalities()).toEqual(['US', 'CA', 'US'])
  await user.selectOptions(screen.getByLabelText('Nationality'), 'MX')
  expect(nationalities()).toEqual(['MX', 'CA', 'MX'])
  await user.click(header('Passenger 3'))
  const third = within(section('Passenger 3')).getByLabelText<HTMLSelectElement>('Nationality')
  expect(third.value).toBe('MX')
  await user.selectOptions(third, 'GB')
  await user.selectOptions(screen.getAllByLabelText('Nationality')[0] as HTMLElement, 'US')
  expect(nationalities()).toEqual(['US', 'CA', 'GB'])
  await user.click(screen.getByRole('checkbox'))
  await user.selectOptions(screen.getAllByLabelText('Nationality')[0] as HTMLElement, 'MX')
  act(() => renderAgain({ adults: 4, children: 0, infants: 0 }))
  expect(nationalities()).toEqual(['MX', 'CA', 'GB', 'US'])
})

test("renders a section's inputs once it is opened", async () => {
  const user = renderForm(drafts(3))
  expect(screen.getAllByLabelText('Nationality')).toHaveLength(1)
  await user.click(header('Passenger 3'))
  expect(screen.getAllByLabelText('Nationality')).toHaveLength(2)
})

test('normalises a pasted text in its field', async () => {
  const user = renderForm([{ ...ana, passportNumber: '', phoneNumber: '' }])
  await user.click(screen.getByLabelText('Passport Number'))
  await user.paste('\u202ag12\u2011345678\u202c')
  await user.click(screen.getByLabelText('Phone Number'))
  expect(screen.getByLabelText('Passport Number')).toHaveValue('G12-345678')
  await user.paste('tel:9985550142;ext=12')
  await user.tab()
  await waitFor(() => expect(typed[0]?.phoneNumber).toBe('998 555 0142 ext. 12'))
  expect(validate()).toBe(true)
})

test('formats a phone number only while the form can be changed', async () => {
  const user = renderForm([{ ...ana, phoneNumber: '' }])
  const phone = screen.getByLabelText<HTMLInputElement>('Phone Number')
  await user.type(phone, '9985550142')
  phone.readOnly = true
  await user.tab()
  await act(() => import('@storefront/domain/phone-numbers'))
  expect(typed[0]?.phoneNumber).toBe('9985550142')
  phone.readOnly = false
  await user.click(phone)
  await user.tab()
  await waitFor(() => expect(typed[0]?.phoneNumber).toBe('998 555 0142'))
})

test('asks whether a short phone number is complete, but accepts it', async () => {
  const user = renderForm([{ ...ana, phoneNumber: '' }])
  await user.type(screen.getByLabelText('Phone Number'), '998 1234')
  await user.tab()
  await screen.findByText(/^Is this number complete\?/)
  expect(validate()).toBe(true)
  await user.selectOptions(screen.getByLabelText('Nationality'), 'IS')
  await waitFor(() => expect(screen.queryByText(/^Is this number/)).toBeNull())
})

test('corrects a mistyped e-mail domain in one tap', async () => {
  const user = renderForm([{ ...ana, email: '' }])
  await user.type(screen.getByLabelText('Email Address'), 'maria@gmial.com')
  await user.tab()
  expect(validate()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Did you mean maria@gmail.com?' }))
  expect(typed[0]?.email).toBe('maria@gmail.com')
  expect(document.activeElement).toBe(screen.getByLabelText('Email Address'))
})

test('shows Mexicans a passport hint, and links to an agent', async () => {
  renderForm([ana])
  expect(screen.getByLabelText('Passport Number')).toHaveAccessibleDescription(/^For a trip within/)
  const agent = screen.getByRole('link', { name: /^No passport\? Write to an agent/ })
  expect(decodeURIComponent(agent.getAttribute('href') ?? '')).toMatch(
    /wa\.me\/\d+\?text=Hello! I'd like to book a tour on 24-11-2026, and one traveller has no passport\.$/,
  )
  expect(agent.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
