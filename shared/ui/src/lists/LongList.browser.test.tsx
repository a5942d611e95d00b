import { RouterProvider } from '@storefront/router'
import { createMemoryRouter } from '@storefront/router/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LongList } from './LongList.tsx'

const names = Array.from({ length: 32 }, (_, index) => `Hotel ${index + 1}`)

function open(address = '/hotels?sort=price', items = names) {
  const router = createMemoryRouter(
    [
      {
        path: '/hotels',
        element: (
          <main>
            <LongList items={items}>
              {(name) => (
                <li key={name}>
                  <a href={`/${name}`}>{name}</a>
                </li>
              )}
            </LongList>
          </main>
        ),
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup({ delay: null }) }
}

const shown = () => screen.getAllByRole('listitem').length

test('shows ten items, and on a press ten more with the focus on the first of them', async () => {
  const { router, user } = open()
  expect(shown()).toBe(10)
  expect(screen.getByRole('status').textContent).toBe('Showing 10 of 32')
  await user.click(screen.getByRole('link', { name: 'Show 10 more' }))
  await waitFor(() => expect(shown()).toBe(20))
  expect(document.activeElement?.textContent).toBe('Hotel 11')
  expect(screen.getByRole('status').textContent).toBe('Showing 20 of 32')
  expect(router.state.location.search).toBe('?sort=price&show=20')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('restores the count from the address, and the last press shows the rest', async () => {
  const { user } = open('/hotels?show=30')
  expect(shown()).toBe(30)
  await user.click(screen.getByRole('link', { name: 'Show 2 more' }))
  await waitFor(() => expect(shown()).toBe(32))
  expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Hotel 31')
})

test('a short list has no button', () => {
  open('/hotels', names.slice(0, 10))
  expect(shown()).toBe(10)
  expect(screen.queryByRole('status')).toBeNull()
})
