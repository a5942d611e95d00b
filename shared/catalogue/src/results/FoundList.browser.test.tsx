import type { Loadable } from '@storefront/router'
import { prepareScreens, renderPage } from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FoundList, type FoundListParts } from './FoundList.tsx'

prepareScreens()

const parts: FoundListParts<{ destination: string }, never[]> = {
  product: 'tour',
  pending: null,
  show: (_search, _found, nothing) => nothing(),
}

function open(from: Loadable<never[]>) {
  const list = (
    <FoundList
      {...{ from, parts, search: { destination: 'Cancum' } }}
      addressOf={({ destination }) => `/list?destination=${destination}`}
      chatAddress="/"
      onEdit={() => {}}
    />
  )
  return renderPage({
    routes: [{ path: '/list', element: list }],
    // Otherwise the failed list would show what this tab loaded there.
    at: `/list?${from.status}`,
    answers: { 'GET /destinations/search': () => [{ id: 1, name: 'Cancún', type: 'destination' }] },
  })
}

/** Whole text of the empty state up to its first button. */
const shown = () => screen.getByRole('region', { name: 'Results' }).textContent?.split('Edit')[0]
const exactText = 'No Tours FoundPlease try a different destination or broaden your search.'

test('an empty list says why, right below its exact text', async () => {
  const page = open({ status: 'loaded', value: [] })
  const link = await screen.findByRole('link', { name: 'Did you mean Cancún?' })
  expect(link.closest('[role="status"]')).not.toBeNull()
  expect(shown()).toBe(`${exactText}We know no place called “Cancum”. Did you mean Cancún?`)
  await page.user.click(link)
  await waitFor(() => expect(page.address()).toBe('/list?destination=Cancún'))
})

test('a failed list says only that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { http } = open({ status: 'failed', notFound: false })
  const reason = 'You are offline: no tours could be loaded.'
  await waitFor(() => expect(shown()).toBe(exactText + reason))
  expect(http.calls).toEqual([])
})
