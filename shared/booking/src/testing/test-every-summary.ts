import type { FakeAnswer } from '@storefront/http/testing'
import { failing } from '@storefront/http/testing'
import type { Session } from '@storefront/session'
import { expectAccessible } from '@storefront/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { bookByWhatsApp, payByCard } from './summary-page.ts'
import type { renderPage } from './test-page.tsx'

export type SummaryUnderTest = {
  /** Opens it with something selected and one complete traveller, Ana, unless `settle` says otherwise. */
  open: (options?: {
    answers?: Record<string, FakeAnswer>
    settle?: (session: Session) => void
  }) => ReturnType<typeof renderPage>
  /** Its calls, e.g. 'POST /tours/checkout'. */
  checkout: string
  request: string
  /** Its alerts (spec §8). */
  failures: { card: string; whatsApp: string }
  /** What its WhatsApp message says, besides the lead traveller. */
  message: string[]
}

/** What holds for the summary of every product: spec §4, §8 and the readings about WhatsApp and card. */
export function testEverySummary(summary: SummaryUnderTest): void {
  const { open, checkout, request, failures, message } = summary
  const never: FakeAnswer = () => new Promise(() => {})

  test('without a selection the visitor is sent home', async () => {
    open({ settle: () => {} })
    await screen.findByRole('heading', { name: 'Home' })
  })

  test('each button says Processing... while it is busy', async () => {
    const { user } = open({ answers: { [checkout]: never, [request]: never } })
    await user.click(await payByCard())
    await user.click(await bookByWhatsApp())
    expect(await screen.findAllByRole('button', { name: 'Processing...' })).toHaveLength(2)
  })

  test.each([
    ['fails', failing(500)],
    ['gives no redirect', () => ({ message: 'ok' })],
    ['redirects to a stranger', () => ({ redirect_url: 'https://evil.example' })],
  ])('a card payment that %s shows its alert', async (_, answer) => {
    const { user, left } = open({ answers: { [checkout]: answer } })
    await user.click(await payByCard())
    expect((await screen.findByRole('alert')).textContent).toBe(failures.card)
    expect(left).toEqual([])
    expect(console.error).toHaveBeenCalled()
  })

  test('a WhatsApp request that fails shows its alert and opens no window', async () => {
    const { user, opened } = open({ answers: { [request]: failing(500) } })
    await user.click(await bookByWhatsApp())
    expect((await screen.findByRole('alert')).textContent).toBe(failures.whatsApp)
    expect(opened).toEqual([])
  })

  test('the WhatsApp message tells what is booked and for whom, never a passport or a birth date', async () => {
    const { user, opened } = open({ answers: { [request]: () => null } })
    await user.click(await bookByWhatsApp())
    await waitFor(() => expect(opened).toHaveLength(1))
    const text = new URL(opened[0] ?? '').searchParams.get('text') ?? ''
    for (const said of [...message, 'Ana López']) expect(text).toContain(said)
    expect(text).not.toMatch(/G12345678|1990|17-05/)
  })

  test('in a low window what is pressed stays in sight, and the lines scroll', async () => {
    await viewport.viewport(1280, 600)
    open()
    for (const button of [await payByCard(), await bookByWhatsApp()]) {
      expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    }
    const panel = screen.getByRole('complementary')
    expect(panel.scrollHeight).toBe(panel.clientHeight)
    await expectAccessible()
  })

  test('axe finds nothing, wide and on a phone', async () => {
    open()
    await payByCard()
    await expectAccessible()
    await viewport.viewport(390, 844)
    await expectAccessible()
  })
}
