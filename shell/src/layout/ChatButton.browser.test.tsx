import { renderPage } from '@storefront/booking/testing'
import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
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
            <ChatButton />
          </>
        ),
      },
    ],
    at: '/',
  })
}

const chat = () => screen.getByLabelText('Chat on WhatsApp')

test('the chat button floats, and is out of the way while a field has the focus', async () => {
  open(false)
  const field = await screen.findByLabelText('Phone Number')
  expect(getComputedStyle(chat()).position).toBe('fixed')
  expect(chat().checkVisibility({ visibilityProperty: true })).toBe(true)
  field.focus()
  expect(chat().checkVisibility({ visibilityProperty: true })).toBe(false)
  field.blur()
  expect(chat().checkVisibility({ visibilityProperty: true })).toBe(true)
})

test('on a page that asks for data it stands in the flow, after everything else', async () => {
  open(true)
  await screen.findByLabelText('Phone Number')
  expect(getComputedStyle(chat()).position).toBe('static')
})
