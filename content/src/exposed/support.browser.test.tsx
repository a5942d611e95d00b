import { storeCheckouts, tourCheckout, unansweredTour } from '@storefront/booking/testing'
import { renderPage, type TestPageOptions, visitedAt } from '@storefront/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent as keyboard } from 'vitest/browser'
import { routes } from './routes.tsx'

const open = (at: string, options: Partial<TestPageOptions> = {}) =>
  renderPage({ routes, at, ...options })
const answerOf = (question: string) => screen.getByText(question).closest('details')

beforeEach(() => void vi.setSystemTime(visitedAt))

describe('the FAQ', () => {
  test('an answer is found and opened by keyboard', async () => {
    const { user } = open('/support/faq')
    const search = await screen.findByRole('searchbox', { name: 'Search the answers' })
    search.focus()
    await user.keyboard('passport valid')
    expect(screen.getByRole('status')).toHaveTextContent('1 answer found')
    await user.tab()
    const question = 'Do I need a passport?'
    expect(document.activeElement).toHaveTextContent(question)
    await keyboard.keyboard('{Enter}')
    await waitFor(() => expect(answerOf(question)).toHaveAttribute('open'))
  })

  test('a search without a match can be sent by WhatsApp or cleared', async () => {
    const { user } = open('/support/faq')
    await user.type(await screen.findByRole('searchbox'), 'submarines')
    expect(screen.getByText('No answers found')).toBeVisible()
    const ask = screen.getByRole('link', { name: 'Ask by WhatsApp' })
    expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('submarines')
    await user.click(screen.getByRole('button', { name: 'Show all answers' }))
    expect(screen.getByText('Do I need a passport?')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  test('the answer that the address names is open, and the browser itself opens that of a link', async () => {
    open('/support/faq#visa')
    const [visa, passport] = ['Do I need a visa for Mexico?', 'Do I need a passport?']
    await screen.findByText(visa)
    await waitFor(() => expect(answerOf(visa)).toHaveAttribute('open'))
    expect(answerOf(passport)).not.toHaveAttribute('open')
    expect(document.activeElement).toHaveTextContent(visa)
    location.hash = answerOf(passport)?.querySelector('[id]')?.id ?? ''
    await waitFor(() => expect(answerOf(passport)).toHaveAttribute('open'))
  })

  test('an address with an unreadable hash shows the page', async () => {
    open('/support/faq#%E0%A4%A')
    expect(await screen.findByText('Do I need a passport?')).toBeVisible()
  })
})

describe('the account page', () => {
  function storedBookings() {
    const days = { first: '2026-12-01', last: '2026-12-01' }
    const plan = { place: '', ...days, counts: { adults: 2, children: 0, infants: 0 } }
    const { recap, ...common } = { ...tourCheckout(), plan }
    const paid = { id: 'paid', product: 'hotel', state: 'paid', reference: 'BK-1' } as const
    const requested = { id: 'requested', way: 'whatsApp', state: 'requested' } as const
    return [
      {
        ...{ ...common, ...requested, reference: 'BK-2', expiresAt: null },
        recap: { ...recap, name: 'Coba', freeUntil: '2026-11-29T18:00' },
      },
      { ...common, ...paid, recap: { ...recap, name: 'Laguna' } },
    ]
  }

  test('forgets the travellers of the last booking and the searches of this device', async () => {
    const counts = { adults: 1, children: 0, infants: 0 }
    const days = { first: '2026-12-01', last: '2026-12-01', counts, searchedAt: Date.now() }
    const search = { ...days, product: 'tour', address: '/tours', place: '' }
    localStorage.setItem('storefront.searches', JSON.stringify([search]))
    const { session, user } = open('/support/account', {
      settle: ({ drafts }) => drafts.setBooked({ product: 'tour', typed: {} }),
    })
    await user.click(await screen.findByRole('button', { name: 'Forget' }))
    expect(screen.getByText('Your travellers were forgotten.')).toHaveFocus()
    expect(session.drafts.getBooked()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Delete my searches' }))
    expect(screen.getByText('Your searches were deleted.')).toHaveFocus()
    expect(localStorage.getItem('storefront.searches')).toBe('[]')
  })

  test('lists unfinished, requested and paid bookings, as one trip by day, and deletes them', async () => {
    const error = vi.spyOn(console, 'error')
    storeCheckouts(unansweredTour(), ...storedBookings())
    const { container, user } = open('/support/account')
    await screen.findByText('Hotel, reference BK-1')
    const lines = screen.getAllByRole('listitem').filter((one) => within(one).queryByText(/^Total/))
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Reef by boatTourTue 01-12-2026Total \$180\.00Not finished/),
      expect.stringMatching(
        /^CobaTour, reference BK-2Tue 01-12-2026Total \$180\.00Requested by WhatsApp.*Free until Sun 29-11-2026, 18:00.*To cancel/,
      ),
      expect.stringMatching(
        /^LagunaHotel, reference BK-1.*Paid by card, as far as this device knows.*To cancel/,
      ),
    ])
    const link = (name: string) =>
      decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
    expect(link('Continue your booking')).toContain('/tours/summary#continue')
    expect(link('Receipt of BK-1')).toContain('/hotels/success?booking=BK-1')
    expect(screen.queryByRole('link', { name: 'Receipt of BK-2' })).toBeNull()
    screen.getByRole('button', { name: 'Add to calendar: BK-2' })
    expect(link('Ask by WhatsApp about BK-1')).toContain('my booking BK-1')
    screen.getByRole('heading', { name: 'Your trip' })
    screen.getByRole('button', { name: 'Add the whole trip to your calendar' })
    expect(link('Ask about the whole trip')).toMatch(/BK-1.*BK-2|BK-2.*BK-1/)
    // React reports the same text twice on a day.
    expect(error).not.toHaveBeenCalled()
    await expectAccessible(container)
    for (const name of ['Reef by boat', 'BK-2', 'BK-1']) {
      await user.click(screen.getByRole('button', { name: `Delete ${name} from this device` }))
      expect(screen.getByRole('heading', { name: 'Bookings on this device' })).toHaveFocus()
    }
    expect(screen.queryByRole('heading', { name: 'Your trip' })).toBeNull()
    expect(screen.getByText('No bookings on this device yet.')).toBeVisible()
  })
})

test('a legal text has a table of contents', async () => {
  const { user } = open('/privacy')
  await user.click(await screen.findByRole('link', { name: 'Passports and dates of birth' }))
  expect(
    screen.getByRole('heading', { level: 2, name: 'Passports and dates of birth' }),
  ).toHaveFocus()
})
