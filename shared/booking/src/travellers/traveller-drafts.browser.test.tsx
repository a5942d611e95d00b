import { useLocation } from '@storefront/router'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ana } from '../testing/ana.ts'
import { renderPage } from '../testing/test-page.tsx'
import { type Travellers, useTravellers } from './traveller-drafts.ts'

beforeEach(() => vi.stubGlobal('fetch', async () => new Response(null, { status: 204 })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let travellers: Travellers = { drafts: [], change: () => {} }
let count = 3

function Probe() {
  useLocation()
  travellers = useTravellers('tour', count, 'key')
  return null
}

async function start(travellerCount: number) {
  count = travellerCount
  const page = renderPage({ routes: [{ path: '/', Component: Probe }], at: '/' })
  await waitFor(() => expect(travellers.drafts).toHaveLength(travellerCount))
  return page
}

test('a keystroke leaves every other traveller the same object: only one section repaints', async () => {
  await start(300)
  const before = travellers
  act(() => travellers.change(7, { firstName: 'Ana' }))
  expect(travellers.drafts[7]?.firstName).toBe('Ana')
  const changed = travellers.drafts.flatMap((draft, index) =>
    draft === before.drafts[index] ? [] : [index],
  )
  expect(changed).toEqual([7])
  expect(travellers.change).toBe(before.change)
})

test('what is typed is in the session at once', async () => {
  const { session } = await start(2)
  act(() => travellers.change(1, ana))
  expect(session.drafts.get('tour')?.[1]).toEqual(ana)
})

test('fewer travellers and then more again: nothing typed is lost', async () => {
  const { session, router } = await start(2)
  act(() => travellers.change(1, ana))
  count = 1
  await act(() => router.navigate('/?again'))
  expect(travellers.drafts).toHaveLength(1)
  act(() => travellers.change(0, { firstName: 'Eva' }))
  count = 2
  await act(() => router.navigate('/?more'))
  expect(travellers.drafts[1]).toEqual(ana)
  expect(session.drafts.get('tour')).toHaveLength(2)
})

test('what was kept arrives after the first keystroke: it fills in what was not typed', async () => {
  const kept = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => kept.promise)
  await start(2)
  act(() => travellers.change(0, { firstName: 'Eva' }))
  const eva = { ...ana, nationality: 'MX' }
  kept.resolve(Response.json({ travellers: [eva, ana] }))
  await waitFor(() => expect(travellers.drafts).toEqual([{ ...eva, firstName: 'Eva' }, ana]))
})
