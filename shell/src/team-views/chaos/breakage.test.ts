import { expect, test } from 'vitest'
import { addressWith, type Broken, brokenBy } from './breakage.ts'

const names = ['flights', 'hotels']
const works = { flights: 'works', hotels: 'works' } as const
const here = 'http://localhost:3000/hotels?q=tulum'

test.each<[Broken, string]>([
  [{ remotes: works, api: 'works' }, '/hotels?q=tulum&chaos=off'],
  [{ remotes: { ...works, flights: 'down' }, api: 'works' }, '/hotels?q=tulum&chaos=flights=down'],
  [
    { remotes: { flights: 'damaged', hotels: 'throws' }, api: 'slow' },
    '/hotels?q=tulum&chaos=flights:entry=garbage,hotels:entry=crash,/=slow',
  ],
  [
    { remotes: { ...works, hotels: 'slow' }, api: 'fails' },
    '/hotels?q=tulum&chaos=hotels=slow,/=500',
  ],
])('%j is an address, and is read back from what the server makes of it', (broken, address) => {
  expect(decodeURIComponent(addressWith(broken, here, {}))).toBe(address)
  const asked = new URL(addressWith(broken, here, {}), here).searchParams.get('chaos') ?? ''
  const faults = Object.fromEntries(asked.split(',').map((pair) => pair.split('=')))
  expect(brokenBy(names, faults, {})).toEqual(broken)
})

test('an earlier version is asked for, and ends with everything else', () => {
  const earlier = { flights: '1.0.0' }
  const back: Broken = { remotes: { ...works, flights: 'earlier' }, api: 'works' }
  expect(addressWith(back, here, earlier)).toContain('&remote.flights=1.0.0')
  expect(addressWith({ remotes: works, api: 'works' }, here, earlier)).toMatch(/&remote\.flights=$/)
  expect(brokenBy(names, {}, { flights: '1.0.0' })).toEqual(back)
})
