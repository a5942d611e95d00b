import { unsent } from '@storefront/http/testing'
import { type FakeAnswer, failing, renderPage } from '@storefront/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { screen, waitFor } from '@testing-library/react'
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

const written = {
  ...{ name: 'Ana Pérez', email: 'ana@example.com', phone: '', subject: '' },
  message: 'Is the reef open in May?',
}

async function write(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^Name/), written.name)
  await user.type(screen.getByLabelText(/^Email/), written.email)
  await user.type(screen.getByLabelText(/^Message/), written.message)
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }))
const posted = (http: { calls: { call: string; body: unknown }[] }) =>
  http.calls.filter(({ call }) => call === 'POST /contact/send').map(({ body }) => body)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a message', () => {
  test('is normalised when a field loses focus, sent and confirmed, and empties the form, also with a field that a browser extension added', async () => {
    const { user, http, container } = open()
    await write(user)
    await user.clear(screen.getByLabelText(/^Name/))
    await user.paste('\u200eAna\u00a0Pérez ')
    await user.click(screen.getByLabelText(/^Phone/))
    await user.paste('\u202a+52\u2011998\u2011555\u20110142\u202c')
    expect(screen.getByLabelText(/^Name/)).toHaveValue(written.name)
    await user.tab()
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveValue('+52 998 555 0142'))
    const added = document.createElement('input')
    Object.assign(added, { name: 'website', value: 'https://ana.example', ariaLabel: 'Website' })
    container.querySelector('form')?.append(added)
    await send(user)
    expect(await screen.findByText('Your message has been sent.')).toBeVisible()
    expect(screen.getByLabelText(/^Message/)).toHaveValue('')
    expect(posted(http)).toEqual([{ ...written, phone: '+52 998 555 0142' }])
    await expectAccessible(container)
  })

  test('asks for an offer to a group with the trip in its address', async () => {
    const at =
      '/contact-us?group=hotel&place=Canc%C3%BAn&first=2027-01-16&last=2027-01-21&guests=23,0,0'
    const { user, http, container } = open({}, at)
    await screen.findByRole('heading', { name: 'Ask for a group' })
    expect(screen.getByText('23 Adults')).toBeVisible()
    expect(screen.queryByLabelText(/^Subject/)).toBeNull()
    await send(user)
    expect(screen.getByLabelText(/^Name/)).toHaveFocus()
    await user.type(screen.getByLabelText(/^Name/), written.name)
    await user.type(screen.getByLabelText(/^Email/), 'ana@straße.de')
    const text = screen.getByLabelText(/^What should we know/)
    await user.click(text)
    await user.paste('x'.repeat(4990))
    await send(user)
    expect(text).toHaveAccessibleDescription('Please use at most 5000 characters.')
    await user.clear(text)
    await send(user)
    await screen.findByText('Your message has been sent.')
    expect(posted(http)).toEqual([
      {
        ...{ ...written, email: 'ana@xn--strae-oqa.de', subject: 'Group of 23 (hotel)' },
        message:
          'For: Hotel\nPlace: Cancún\nDays: Sat 16-01-2027 to Thu 21-01-2027\nTravellers: 23 Adults',
      },
    ])
    await expectAccessible(container)
  })

  test('shows a problem at each missing field and focuses the first', async () => {
    const { user, http, container } = open()
    await screen.findByLabelText(/^Name/)
    await send(user)
    for (const [field, problem] of [
      [/^Name/, 'Please enter your name.'],
      [/^Email/, 'Please enter your email address.'],
      [/^Message/, 'Please write a message.'],
    ] as const)
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(problem)
    expect(screen.getByLabelText(/^Name/)).toHaveFocus()
    expect(posted(http)).toEqual([])
    await expectAccessible(container)
    await user.type(screen.getByLabelText(/^Name/), 'A')
    expect(screen.getByLabelText(/^Name/)).not.toHaveAccessibleDescription()
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
    expect(screen.getByLabelText(/^Message/)).toHaveValue(written.message)
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
    expect(screen.getByLabelText(/^Name/)).toHaveValue(written.name)
    expect(posted(http)).toHaveLength(1)
  })
})

describe('the form', () => {
  test('keeps text and focus when a late answer refuses messages, also beside an open map', async () => {
    const status = Promise.withResolvers<unknown>()
    const { user } = open({ 'GET /contact/status': () => status.promise })
    await user.click(await screen.findByRole('button', { name: 'Show map' }))
    const name = await screen.findByLabelText(/^Name/)
    await user.type(name, 'Ana')
    status.resolve({ data: { available: false } })
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
  test('is loaded on request, in a titled frame that gets the focus', async () => {
    const { user, container } = open()
    const show = await screen.findByRole('button', { name: 'Show map' })
    expect(container.querySelector('iframe')).toBeNull()
    await user.click(show)
    const frame = screen.getByTitle('Map of our office in Cancún')
    expect(frame).toHaveAttribute('src', 'https://maps.example.com/embed?q=cancun')
    expect(frame).toHaveFocus()
  })

  test('of another host is replaced by a link', async () => {
    open({ 'GET /map-url': () => 'https://evil.example/maps' })
    const link = await screen.findByRole('link', { name: 'Find us on a map' })
    expect(link).toHaveAttribute('href', expect.stringContaining('https://www.openstreetmap.org/'))
    expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull()
  })
})

test('phone, email, hours and the next opening are beside the form, even if its status fails', async () => {
  vi.setSystemTime('2026-11-29T17:00:00Z')
  open({ 'GET /contact/status': failing() })
  const phone = await screen.findByRole('link', { name: '+52 998 555 0142' })
  expect(phone).toHaveAttribute('href', 'tel:+529985550142')
  screen.getByRole('link', { name: 'sales@laguna.example' })
  for (const text of ['Mon-Sat 9am to 6pm', 'Closed now', 'Opens tomorrow 9am'])
    expect(await screen.findByText(text)).toBeVisible()
  await screen.findByRole('button', { name: 'Show map' })
  expect(screen.getByLabelText(/^Name/)).toBeVisible()
})
