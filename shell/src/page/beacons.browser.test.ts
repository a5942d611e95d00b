import { hotelsWithLastGood } from '@storefront/federation/testing'
import { expect, test } from 'vitest'
import { type Beacons, createBeacons } from './beacons.ts'

const remotes = { hotels: hotelsWithLastGood }

function openPage() {
  const sent: { address: string; body: Promise<unknown> }[] = []
  const document = Object.defineProperty(
    window.document.implementation.createHTMLDocument(),
    'visibilityState',
    { value: 'visible', writable: true },
  ) as Document & { visibilityState: DocumentVisibilityState }
  const sendBeacon = (address: string, body: Blob) =>
    sent.push({ address, body: body.text().then((text) => JSON.parse(text) as unknown) })
  const page = { document, navigator: { sendBeacon } } as unknown as Window
  const hides = () => {
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { beacons: createBeacons(remotes, page), document, sent, hides }
}

type Loaded = Parameters<NonNullable<Beacons['plugin']['afterLoadRemote']>>[0]

/** Tells the plugin that a load of hotels' routes has ended. */
function ended({ plugin }: Beacons, version: string, error?: Error) {
  const remote = { name: 'hotels', entry: `https://marea.example/remotes/hotels/${version}/e.js` }
  plugin.afterLoadRemote?.({ id: 'hotels/routes', remote, ...(error ? { error } : {}) } as Loaded)
}

test('reports loads, failures and errors once, when the page is hidden', async () => {
  const { beacons, sent, hides } = openPage()
  ended(beacons, '1.2.0')
  ended(beacons, '1.2.0', new TypeError('Mateo, CANARY987654'))
  ended(beacons, '1.2.0', new Error('Failed to load script resources. #RUNTIME-008'))
  beacons.reportError('hotels', new RangeError('Mateo'))
  beacons.reportError('hotels', Object.assign(new Error(), { name: 'of Mateo Ruiz' }))
  expect(sent).toEqual([])

  hides()
  hides()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.address).toBe('/session/beacons')
  const live = { remote: 'hotels', version: '1.2.0', ms: null }
  expect(await sent[0]?.body).toEqual([
    { ...live, outcome: 'loaded', ms: expect.any(Number), error: null },
    { ...live, outcome: 'failed', error: 'TypeError' },
    { ...live, outcome: 'failed', error: 'RUNTIME_008' },
    { ...live, outcome: 'threw', error: 'RangeError' },
    { ...live, outcome: 'threw', error: 'Error' },
  ])
})

test.each<[stack: string, place: string | undefined]>([
  ['at f (https://marea.example/remotes/hotels/1.2.0/entry.js?retry=1:1:54)', 'entry.js:1:54'],
  ['TypeError: of /remotes/hotels/1.2.0/ Mateo\nat /remotes/hotels/1.2.0/a.js:1:1', 'a.js:1:1'],
  ['at https://marea.example/remotes/tours/1.0.0/entry.js:1:1', undefined],
])('reports the stack %j as the place %j', async (stack, place) => {
  const { beacons, sent, hides } = openPage()
  beacons.reportError('hotels', Object.assign(new Error('Mateo'), { stack }))
  hides()
  const thrown = { remote: 'hotels', version: '1.2.0', outcome: 'threw', ms: null, error: 'Error' }
  expect(await sent[0]?.body).toEqual([place ? { ...thrown, place } : thrown])
})

test('reports the failed live release and the last good one that replaced it, and labels errors of a translated page', async () => {
  const { beacons, document, sent, hides } = openPage()
  document.body.append(document.createElement('font'))
  ended(beacons, '1.2.0', new TypeError())
  ended(beacons, '1.1.0')
  beacons.reportError('hotels', new RangeError())
  hides()
  expect(await sent[0]?.body).toMatchObject([
    { version: '1.2.0', outcome: 'failed', error: 'TypeError' },
    { version: '1.1.0', outcome: 'loaded' },
    { version: '1.1.0', outcome: 'threw', translated: true },
  ])
})
