import { renderPage } from '@storefront/booking/testing'
import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ChatButton } from './ChatButton.tsx'

beforeAll(prepareDocument)
afterEach(cleanup)

function open(asksForData: boolean) {
  return renderPage({
    routes: [
      {
        path: '/',
        Component: () => (
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

test('on a page that asks for data it stands at the end', async () => {
  open(true)
  await screen.findByLabelText('Phone Number')
  expect(getComputedStyle(chat()).position).toBe('absolute')
})
