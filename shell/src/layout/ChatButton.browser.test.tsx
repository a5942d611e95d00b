import { renderPage } from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChatButton } from './ChatButton.tsx'

async function open(asksForData: boolean) {
  const element = (
    <>
      <main>
        <form {...(asksForData ? { 'data-asks-for-data': true } : {})}>
          <input aria-label="Phone Number" />
        </form>
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
  const field = await open(false)
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

test.each([390, 1280])('covers no control at %i px, while one scrolls past', async (width) => {
  await page.viewport(width, 800)
  const field = await open(false)
  // The smallest control, at the edge, with an empty window above and below it.
  field.style.cssText = 'display: block; width: 24px; height: 24px; margin: 800px 0 800px auto'
  await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(1600))
  const seen = new Set<boolean>()
  for (let top = 0; top <= 240; top += 12) {
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

test('looks for controls under it after the paint', async () => {
  await open(false)
  const look = vi.spyOn(document, 'elementsFromPoint')
  // The first look follows the first report of the page's size.
  await waitFor(() => expect(look).toHaveBeenCalled())
  look.mockClear()
  window.dispatchEvent(new Event('scroll'))
  await new Promise(requestAnimationFrame)
  expect(look).not.toHaveBeenCalled()
  await waitFor(() => expect(look).toHaveBeenCalled())
})

test('stands at the end of a page whose form asks for data', async () => {
  await open(true)
  expect(getComputedStyle(chat()).position).toBe('absolute')
})
