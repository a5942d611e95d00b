import { emptyTraveller } from '@storefront/domain'
import { renderPage } from '@storefront/testing'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ana } from '../testing/ana.ts'
import { prepareSummaries } from '../testing/prepare-summaries.ts'
import { type Travellers, useTravellers } from './traveller-drafts.ts'

const server = prepareSummaries()

let travellers: Travellers

function Probe({ adults }: { adults: number }) {
  travellers = useTravellers('tour', { adults, children: 0, infants: 0 }, 'key')
  return null
}

const drafts = () => travellers.travellers.map(({ draft }) => draft)

async function start(adults: number) {
  const page = renderPage({ routes: [{ path: '/', element: <Probe adults={adults} /> }], at: '/' })
  await waitFor(() => expect(drafts()).toHaveLength(adults))
  return page
}

test('stores only names, e-mails and phones when the page is hidden', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await start(2)
  const goes = () => document.dispatchEvent(new Event('visibilitychange'))
  goes()
  const kept = () => server.mock.calls.filter(([, init]) => init?.method === 'PUT')
  expect(kept()).toEqual([])
  act(() => travellers.change('adults-2', ana))
  goes()
  expect(JSON.parse(String(kept()[0]?.[1]?.body))).toEqual({
    key: 'key',
    travellers: [
      emptyTraveller(),
      { ...ana, dob: '', nationality: '', passportNumber: '', passportExpiry: '' },
    ],
  })
})

test('fills untyped fields from stored travellers that arrive late', async () => {
  const kept = Promise.withResolvers<Response>()
  server.mockReturnValue(kept.promise)
  await start(3)
  act(() => travellers.change('adults-1', { firstName: 'Eva' }))
  act(() => travellers.change('adults-3', ana))
  const eva = { ...ana, nationality: 'MX' }
  kept.resolve(Response.json({ travellers: [eva, ana] }))
  await waitFor(() => expect(drafts()).toEqual([{ ...eva, firstName: 'Eva' }, ana, ana]))
  expect(server).toHaveBeenCalledWith('/session/travellers/tour?key=key', expect.anything())
})
