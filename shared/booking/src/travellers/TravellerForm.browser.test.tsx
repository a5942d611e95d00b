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
  // A visitor alone shares no contact.
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('stores typed fields with their traveller, repeats dates in our format, and shares the contact', async () => {
  const user = renderForm(drafts(2))
  const names = { firstName: 'A', lastName: 'L', passportNumber: 'G' }
  const contact = { email: 'a@b', phoneNumber: '9' }
  const brief: TravellerDraft = { ...ana, ...names, ...contact }
  for (const { label, name, kind } of travellerFields) {
    const input = screen.getByLabelText(label)
    if (kind === 'country') await user.selectOptions(input, brief[name])
    else await user.type(input, brief[name])
  }
  screen.getByText('17-05-1990')
  const { nationality } = ana
  expect(typed).toEqual([brief, { ...emptyTraveller(), ...contact, nationality }])
})

test('shows the band in each heading and in its accessible description', async () => {
  renderForm([ana], 'Guest')
  act(() => renderAgain({ adults: 1, children: 1, infants: 1 }))
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
  expect(birth).not.toHaveAccessibleDescription(/8 years old/)
  for (const _part of ['month', 'day', 'year']) await user.tab()
  expect(birth).toHaveAccessibleDescription(/^8 years old on .* or correct the date\.$/)
  expect(validate()).toBe(false)
})

test('keeps the inputs of a closed section', async () => {
  const user = renderForm(drafts(1))
  const input = screen.getByLabelText('Date of Birth')
  await user.click(header('Passenger 1'))
  expect(input.checkVisibility()).toBe(false)
  await user.click(header('Passenger 1'))
  expect(screen.getByLabelText('Date of Birth')).toBe(input)
})

test('focuses the list of problems at each check, opens and links to their fields, and removes the list once all is complete', async () => {
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
  within(section('Passenger 3')).getByText('Date of Birth is required.')
  within(section('Passenger 3')).getByText('2 fields to complete')
  validate()
  expect(document.activeElement).toBe(problems())
  act(() => renderAgain({ adults: 2, children: 0, infants: 0 }))
  expect(screen.queryByRole('link', { name })).toBeNull()
  expect(validate()).toBe(true)
  expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull()
})

test('"Next passenger" closes a complete section and opens the next, or shows what is missing', async () => {
  const user = renderForm([{ ...ana, phoneNumber: '' }, eva, emptyTraveller()])
  const phone = screen.getByLabelText('Phone Number')
  const next = () => user.click(screen.getAllByRole('button', { name: /^Next/ })[0] as Element)
  expect(screen.getByRole('status').textContent).toBe('1 of 3 done')
  await next()
  expect(document.activeElement).toBe(phone)
  screen.getByText('Phone Number is required.')
  await user.keyboard('9985550142')
  expect(screen.getByRole('status').textContent).toBe('2 of 3 done')
  // The next section opens below the completed one, and the focus stays.
  const isOpen = (name: string) => header(name).getAttribute('aria-expanded')
  expect(['Passenger 2', 'Passenger 3'].map(isOpen)).toEqual(['false', 'true'])
  expect(document.activeElement).toBe(phone)
  await next()
  expect(isOpen('Passenger 1')).toBe('false')
  const first = within(section('Passenger 3')).getByLabelText('First Name')
  expect(document.activeElement).toBe(first)
  expect(screen.queryByText(/First Name is required/)).toBeNull()
})

test("shares the first traveller's contact and nationality with all who have none", async () => {
  const user = renderForm([
    { ...ana, phoneNumber: '', nationality: '' },
    { ...emptyTraveller(), phoneNumber: '998', nationality: 'CA' },
    emptyTraveller(),
  ])
  const shared = () => typed.map((one) => [one.email, one.phoneNumber, one.nationality])
  await user.type(screen.getByLabelText('Phone Number'), '77')
  await user.type(screen.getByLabelText('Email Address'), 's')
  await user.selectOptions(screen.getByLabelText('Nationality'), 'MX')
  expect(shared()).toEqual([
    ['ana@example.coms', '77', 'MX'],
    ['ana@example.coms', '998', 'CA'],
    ['ana@example.coms', '77', 'MX'],
  ])
  const name = 'Use this email, phone and nationality for everyone'
  await user.click(screen.getByRole('checkbox', { name, checked: true }))
  await user.type(screen.getByLabelText('Phone Number'), '8')
  expect(shared()[2]).toEqual(['ana@example.coms', '77', 'US'])
})

test('normalises pasted texts, and formats a phone number only while the form can be changed', async () => {
  const user = renderForm([{ ...ana, passportNumber: '', phoneNumber: '' }])
  const phone = screen.getByLabelText<HTMLInputElement>('Phone Number')
  await user.click(screen.getByLabelText('Passport Number'))
  await user.paste('\u202ag12\u2011345678\u202c')
  await user.click(phone)
  expect(screen.getByLabelText('Passport Number')).toHaveValue('G12-345678')
  await user.paste('9985550142')
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
})
