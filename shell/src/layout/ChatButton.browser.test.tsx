import { renderPage } from '@storefront/booking/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChatButton } from './ChatButton.tsx'

function open(asksForData: boolean) {
  return renderPage({
    routes: [
      {
        path: '/',
        element: (
          <>
            <main>
              <form {...(asksForData ? { 'data-asks-for-data': true } : {})}>
                <input aria-label="Phone Number" />
              </form>
            </main>
            <a href="/terms">Terms</a>
            <ChatButton />
          </>
        ),
      },
    ],
    at: '/',
  })
}

const chat = () => screen.getByLabelText('Chat on WhatsApp')

const isSeen = () => chat().checkVisibility({ opacityProperty: true })

test('the chat button floats, and is out of the way while anything else has the focus', async () => {
  open(false)
  const field = await screen.findByLabelText('Phone Number')
  expect(getComputedStyle(chat()).position).toBe('fixed')
  expect(isSeen()).toBe(true)
  for (const element of [field, screen.getByText('Terms')]) {
    element.focus()
    expect(isSeen()).toBe(false)
  }
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(chat())
  expect(isSeen()).toBe(true)
})

test.each([390, 1280])('at %i px it covers no control at any scroll position', async (width) => {
  await page.viewport(width, 800)
  open(false)
  const field = await screen.findByLabelText('Phone Number')
  // A control of the smallest size, at the edge, with a window's height of nothing above and below it.
  field.style.cssText = 'display: block; width: 24px; height: 24px; margin: 800px 0 800px auto'
  await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(1600))
  const seen = new Set<boolean>()
  for (let top = 0; top <= document.documentElement.scrollHeight - 800; top += 24) {
    window.scrollTo(0, top)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    seen.add(isSeen())
    const box = field.getBoundingClientRect()
    const at = chat().getBoundingClientRect()
    const overlaps =
      box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top
    if (overlaps) await waitFor(() => expect(isSeen(), `scrolled by ${top}`).toBe(false))
  }
  expect(seen).toEqual(new Set([true, false]))
})

test('what lies under it is asked for after the paint', async () => {
  open(false)
  await screen.findByLabelText('Phone Number')
  const asked = vi.spyOn(document, 'elementsFromPoint')
  // The page has come to rest once the question of its first size is answered.
  await waitFor(() => expect(asked).toHaveBeenCalled())
  asked.mockClear()
  window.dispatchEvent(new Event('scroll'))
  await new Promise(requestAnimationFrame)
  expect(asked).not.toHaveBeenCalled()
  await waitFor(() => expect(asked).toHaveBeenCalled())
})

test('on a page that asks for data it stands at the end', async () => {
  open(true)
  await screen.findByLabelText('Phone Number')
  expect(getComputedStyle(chat()).position).toBe('absolute')
})
