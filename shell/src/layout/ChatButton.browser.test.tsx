import { renderPage } from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChatButton } from './ChatButton.tsx'

async function open() {
  const element = (
    <>
      <main>
        <input aria-label="Phone Number" />
      </main>
      <a href="/terms">Terms</a>
      <ChatButton />
    </>
  )
  renderPage({ routes: [{ path: '/', element }], at: '/' })
  return screen.findByLabelText('Phone Number')
}

const chat = () => screen.getByLabelText('Chat on WhatsApp')

const isSeen = () => chat().checkVisibility({ opacityProperty: true })

test('floats, and hides while another element has the focus', async () => {
  const field = await open()
  expect(getComputedStyle(chat()).position).toBe('fixed')
  expect(isSeen()).toBe(true)
  field.focus()
  for (const [element, shows] of [
    [field, false],
    [screen.getByText('Terms'), false],
    [chat(), true],
  ] as const) {
    expect(document.activeElement).toBe(element)
    expect(isSeen()).toBe(shows)
    await userEvent.keyboard('{Tab}')
  }
})

test('hides while it covers a control', async () => {
  await page.viewport(390, 800)
  const field = await open()
  // The smallest control, at the edge, with an empty window above and below it.
  field.style.cssText = 'display: block; width: 24px; height: 24px; margin: 800px 0 800px auto'
  await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(1600))
  const { top } = chat().getBoundingClientRect()
  for (const [distance, shows] of [
    [100, true],
    [0, false],
    [-100, true],
  ] as const) {
    window.scrollBy(0, field.getBoundingClientRect().top - top - distance)
    await waitFor(() => expect(isSeen(), `${distance} px above it`).toBe(shows))
  }
})
