import { unsent } from '@storefront/http/testing'
import { type FakeAnswer, failing, renderPage } from '@storefront/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from './routes.tsx'

const agency = { mapHosts: ['maps.example.com'] }
const quiet: Record<string, FakeAnswer> = {
  'GET /contact/status': () => ({ available: true }),
  'GET /map-url': () => ({ url: 'https://maps.example.com/embed?q=cancun' }),
  'POST /contact/send': () => ({ ok: true }),
}
const open = (answers: Record<string, FakeAnswer> = {}, at = '/contact-us') =>
  renderPage({ routes, at, answers: { ...quiet, ...answers }, agency })

async function write(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^Name/), 'Ana Pérez')
  await user.type(screen.getByLabelText(/^Email/), 'ana@example.com')
  await user.type(screen.getByLabelText(/^Message/), 'Is the reef open in May?')
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }))
const posted = (http: { calls: { call: string; body: unknown }[] }) =>
  http.calls.filter(({ call }) => call === 'POST /contact/send')

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a message', () => {
  test('is sent and confirmed, and empties the form, also with a field that a browser extension added', async () => {
    const { user, http, container } = open()
    await write(user)
    const added = document.createElement('input')
    Object.assign(added, { name: 'website', value: 'https://ana.example', ariaLabel: 'Website' })
    container.querySelector('form')?.append(added)
    await send(user)
    expect(await screen.findByText('Your message has been sent.')).toBeVisible()
    expect(screen.getByLabelText(/^Message/)).toHaveValue('')
    expect(posted(http).map(({ body }) => body)).toEqual([
      {
        name: 'Ana Pérez',
        email: 'ana@example.com',
        phone: '',
        subject: '',
        message: 'Is the reef open in May?',
      },
    ])
    await expectAccessible(container)
  })

  test('asks for an offer to a group with the trip in its address', async () => {
    const at =
      '/contact-us?group=hotel&place=Canc%C3%BAn&first=2027-01-16&last=2027-01-21&guests=23,0,0'
    const { user, http, container } = open({}, at)
    await screen.findByRole('heading', { name: 'Ask for a group' })
    expect(screen.getByText('23 Adults')).toBeVisible()
    const fields = () => screen.getAllByRole('textbox')
    expect(fields().map((field) => field.getAttribute('name'))).toEqual([
      'name',
      'email',
      'phone',
      'message',
    ])
    await send(user)
    expect(screen.getByLabelText(/^Name/)).toHaveFocus()
    await user.type(screen.getByLabelText(/^Name/), 'Ana Pérez')
    await user.type(screen.getByLabelText(/^Email/), 'ana@straße.de')
    const text = screen.getByLabelText(/^What should we know/)
    await user.click(text)
    await user.paste('x'.repeat(4990))
    await send(user)
    expect(text).toHaveAccessibleDescription('Please use at most 5000 characters.')
    await user.clear(text)
    await send(user)
    await screen.findByText('Your message has been sent.')
    expect(posted(http).map(({ body }) => body)).toEqual([
      {
        name: 'Ana Pérez',
        email: 'ana@xn--strae-oqa.de',
        phone: '',
        subject: 'Group of 23 (hotel)',
        message:
          'For: Hotel\nPlace: Cancún\nDays: Sat 16-01-2027 to Thu 21-01-2027\nTravellers: 23 Adults',
      },
    ])
    await expectAccessible(container)
  })

  test('is for no group any more at an address without one', async () => {
    const { router } = open({}, '/contact-us?group=hotel&guests=23,0,0')
    const name = await screen.findByLabelText(/^Name/)
    await act(() => router.navigate('/contact-us'))
    expect(await screen.findByRole('heading', { name: 'Write to us' })).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toBe(name)
  })

  test('shows a problem at each missing field and focuses the first', async () => {
    const { user, http, container } = open()
    await screen.findByLabelText(/^Name/)
    await send(user)
    expect(screen.getByText('Please enter your name.')).toBeVisible()
    expect(screen.getByText('Please enter your email address.')).toBeVisible()
    expect(screen.getByText('Please write a message.')).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toHaveFocus()
    expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Please enter your name.')
    expect(posted(http)).toEqual([])
    await expectAccessible(container)
    await user.type(screen.getByLabelText(/^Name/), 'A')
    expect(screen.queryByText('Please enter your name.')).toBeNull()
  })

  const failed = 'An error occurred while sending your message. Please try again.'
  test.each([
    ['fails', failing(500), failed],
    [
      'is rejected by a rate limit',
      failing(429),
      'Too many messages have come from your connection. Your text is kept: please send it later, or write to us by WhatsApp.',
    ],
    ['is not sent offline', unsent, `${failed}You are offline: nothing was sent.`],
  ])('that %s keeps its text and can be sent again', async (_, answer, text) => {
    const { user, http } = open({ 'POST /contact/send': answer })
    await write(user)
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Is the reef open in May?')
    expect(console.error).toHaveBeenCalled()
    http.answers['POST /contact/send'] = () => null
    await send(user)
    expect(await screen.findByText('Your message has been sent.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is neither sent again nor changed while it is in flight', async () => {
    const { user, http } = open({ 'POST /contact/send': () => new Promise(() => {}) })
    await write(user)
    await send(user)
    const busy = await screen.findByRole('button', { name: 'Sending...' })
    await user.click(busy)
    await user.type(screen.getByLabelText(/^Name/), ' Paz{Enter}')
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ana Pérez')
    expect(posted(http)).toHaveLength(1)
  })

  test('is normalised when a field loses focus', async () => {
    const { user, http } = open()
    await write(user)
    await user.clear(screen.getByLabelText(/^Name/))
    await user.paste('\u200eAna\u00a0Pérez ')
    await user.click(screen.getByLabelText(/^Phone/))
    await user.paste('\u202a+52\u2011998\u2011555\u20110142\u202c')
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ana Pérez')
    await user.tab()
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveValue('+52 998 555 0142'))
    await send(user)
    expect(posted(http)[0]?.body).toMatchObject({ name: 'Ana Pérez', phone: '+52 998 555 0142' })
  })

  test('offers to correct a likely typo in the email address, and can be sent uncorrected', async () => {
    const { user, http } = open()
    await write(user)
    const email = screen.getByLabelText(/^Email/)
    const slip = async () => {
      await user.clear(email)
      await user.type(email, 'maria@gmial.com')
    }
    await slip()
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Did you mean maria@gmail.com?' }))
    expect(email).toHaveValue('maria@gmail.com')
    expect(email).toHaveFocus()
    await slip()
    await send(user)
    expect(posted(http)[0]?.body).toMatchObject({ email: 'maria@gmial.com' })
    expect(await screen.findByText('Your message has been sent.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull()
  })
})

describe('the form', () => {
  test('keeps text and focus when a late answer refuses messages, also beside an open map', async () => {
    const status = Promise.withResolvers<unknown>()
    const { user } = open({ 'GET /contact/status': () => status.promise })
    await user.click(await screen.findByRole('button', { name: 'Show map' }))
    const name = await screen.findByLabelText(/^Name/)
    await user.type(name, 'Ana')
    status.resolve({ available: false })
    expect(await screen.findByText(/^Our contact form is not available/)).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toBe(name)
    expect(name).toHaveValue('Ana')
    expect(name).toHaveFocus()
  })

  test('is replaced by WhatsApp if the provider accepts no messages', async () => {
    open({ 'GET /contact/status': () => ({ available: false }) })
    const chats = await screen.findAllByRole('link', { name: 'Chat by WhatsApp' })
    await waitFor(() => expect(screen.queryByLabelText(/^Name/)).toBeNull())
    expect(chats[0]).toHaveAttribute('href', expect.stringContaining('https://wa.me/529985550142'))
  })
})

describe('the map', () => {
  test('is loaded on request, in a titled frame', async () => {
    const { user, container } = open()
    const show = await screen.findByRole('button', { name: 'Show map' })
    expect(container.querySelector('iframe')).toBeNull()
    await user.click(show)
    expect(screen.getByTitle('Map of our office in Cancún')).toHaveAttribute(
      'src',
      'https://maps.example.com/embed?q=cancun',
    )
  })

  test.each([
    ['of another host', () => 'https://evil.example/maps'],
    ['that failed', failing()],
  ])('%s is replaced by a link', async (_, answer) => {
    open({ 'GET /map-url': answer })
    const link = await screen.findByRole('link', { name: 'Find us on a map' })
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//),
    )
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull()
  })
})

test('phone, email, hours and the next opening are beside the form, even if its status fails', async () => {
  vi.setSystemTime('2026-11-29T17:00:00Z')
  open({ 'GET /contact/status': failing() })
  expect(await screen.findByRole('link', { name: '+52 998 555 0142' })).toHaveAttribute(
    'href',
    'tel:+529985550142',
  )
  expect(screen.getByRole('link', { name: 'sales@laguna.example' })).toBeVisible()
  expect(screen.getByText('Mon-Sat 9am to 6pm')).toBeVisible()
  expect(await screen.findByText('Closed now')).toBeVisible()
  expect(screen.getByText('Opens tomorrow 9am')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Show map' })).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toBeVisible()
})
