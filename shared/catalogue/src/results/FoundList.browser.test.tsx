import type { Product } from '@storefront/contract'
import type { Loadable } from '@storefront/router'
import { prepareScreens, renderPage } from '@storefront/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listWords } from '../rules/list-words.ts'
import { FoundList, type FoundListParts } from './FoundList.tsx'

prepareScreens()

const kinds = ['hotel', 'tour', 'package'] as const
const place = { id: 1, name: 'Cancún', type: 'destination' }

function open(product: Product, from: Loadable<never[]>) {
  const parts: FoundListParts<{ destination: string }, never[]> = {
    product,
    pending: null,
    show: (_search, _found, nothing) => nothing(),
  }
  const list = (
    <FoundList
      from={from}
      search={{ destination: 'Cancum' }}
      addressOf={({ destination }) => `/list?destination=${destination}`}
      parts={parts}
      chatAddress="/"
      onEdit={() => {}}
    />
  )
  return renderPage({
    routes: [{ path: '/list', element: list }],
    // Otherwise the failed list would show what this tab loaded there.
    at: `/list?${from.status}`,
    answers: { 'GET /destinations/search': () => [place] },
  })
}

/** Whole text of the empty state up to its first button. */
const shown = () => screen.getByRole('region', { name: 'Results' }).textContent?.split('Edit')[0]
const exactText = (product: Product) => listWords[product].none + listWords[product].hint

test.each(kinds)('an empty list of %ss says why, right below its exact text', async (product) => {
  const page = open(product, { status: 'loaded', value: [] })
  const reason = await screen.findByText('We know no place called “Cancum”.')
  expect(reason.closest('[role="status"]')).not.toBeNull()
  expect(shown()).toBe(`${exactText(product)}${reason.textContent} Did you mean Cancún?`)
  await page.user.click(screen.getByRole('link', { name: 'Did you mean Cancún?' }))
  await waitFor(() => expect(page.address()).toBe('/list?destination=Cancún'))
})

test.each(kinds)('a failed list of %ss says only that the browser is offline', async (product) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { http } = open(product, { status: 'failed', notFound: false })
  const reason = `You are offline: no ${product}s could be loaded.`
  await waitFor(() => expect(shown()).toBe(exactText(product) + reason))
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(shown()).toBe(exactText(product))
  expect(http.calls).toEqual([])
})
