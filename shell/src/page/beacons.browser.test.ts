import type { LiveRemote } from '@storefront/contract'
import { expect, test, vi } from 'vitest'
import type { LoadExpose } from '../remotes/remote-modules.ts'
import { createBeacons } from './beacons.ts'

const remotes = { hotels: { release: { version: '1.2.0' } } as LiveRemote }

function openPage(standIn: LiveRemote | null = null) {
  const sent: { address: string; body: Promise<unknown> }[] = []
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const sendBeacon = vi.fn((address: string, body: Blob) => {
    sent.push({ address, body: body.text().then((text) => JSON.parse(text) as unknown) })
    return true
  })
  const page = { document, navigator: { sendBeacon } } as unknown as Window
  const hides = () => {
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { beacons: createBeacons(remotes, () => standIn, page), sent, hides, sendBeacon }
}

const asLoader = (load: () => Promise<unknown>) => load as unknown as LoadExpose

test('what loaded, failed and threw is told once, when the page is hidden', async () => {
  const { beacons, sent, hides } = openPage()
  await beacons.watch(asLoader(async () => ({})))('hotels', './routes')
  const down = beacons.watch(asLoader(() => Promise.reject(new TypeError('Mateo, CANARY987654'))))
  await expect(down('hotels', './routes')).rejects.toThrow(TypeError)
  beacons.threw('hotels', new RangeError('Mateo'))
  beacons.threw('hotels', Object.assign(new Error(), { name: 'of Mateo Ruiz' }))
  expect(sent).toEqual([])

  hides()
  hides()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.address).toBe('/session/beacons')
  expect(await sent[0]?.body).toEqual([
    { remote: 'hotels', version: '1.2.0', outcome: 'loaded', ms: expect.any(Number), error: null },
    { remote: 'hotels', version: '1.2.0', outcome: 'failed', ms: null, error: 'TypeError' },
    { remote: 'hotels', version: '1.2.0', outcome: 'threw', ms: null, error: 'RangeError' },
    { remote: 'hotels', version: '1.2.0', outcome: 'threw', ms: null, error: 'Error' },
  ])
})

test('a page that goes on failing stops telling', async () => {
  const { beacons, sent, hides } = openPage()
  for (let n = 0; n < 500; n++) beacons.threw('hotels', new Error('again'))
  hides()
  expect(await sent[0]?.body).toHaveLength(50)
})

test('a browser that refuses is asked again later', () => {
  const { beacons, hides, sendBeacon } = openPage()
  beacons.threw('hotels', new Error('x'))
  sendBeacon.mockReturnValueOnce(false)
  hides()
  hides()
  expect(sendBeacon).toHaveBeenCalledTimes(2)
})

test('where the last good release stands in, the live one failed and the other one loaded', async () => {
  const { beacons, sent, hides } = openPage({ release: { version: '1.1.0' } } as LiveRemote)
  await beacons.watch(asLoader(async () => ({})))('hotels', './routes')
  hides()
  expect(await sent[0]?.body).toMatchObject([
    { version: '1.2.0', outcome: 'failed', error: 'StandIn' },
    { version: '1.1.0', outcome: 'loaded' },
  ])
})
