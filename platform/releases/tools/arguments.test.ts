import { expect, test } from 'vitest'
import { command, readCount, readPercent, readWaivers } from './arguments.ts'
import { previewSite } from './preview-site.ts'

test('gives a command its names, its options and the reason, and refuses others', async () => {
  const given: unknown[] = []
  const note = command(1, { yes: { type: 'boolean' } }, async (...all) => void given.push(all))
  const releases = {} as Parameters<typeof note>[1]
  await note(['flights', '--yes', '--reason', ' new fares '], releases)
  await note(['--reason', '  '], releases)
  expect(given).toEqual([
    [['flights'], { yes: true, reason: 'new fares' }, releases],
    [[], { reason: undefined }, releases],
  ])
  await expect(note(['--no'], releases)).rejects.toThrow("Unknown option '--no'")
  await expect(note(['flights', 'hotels', 'tours'], releases)).rejects.toThrow(
    'Too many names: hotels, tours. Nothing was changed.',
  )
})

test('reads a reason for each remote, and refuses one without the other', () => {
  const abroad = 'its company, abroad, builds none'
  expect(readWaivers([`cruises=${abroad}`, 'a=b=c'])).toEqual({ cruises: abroad, a: 'b=c' })
  for (const text of ['cruises', 'cruises=', 'cruises= ', '=why'])
    expect(() => readWaivers([text])).toThrow(
      `${text} names no remote and reason: --without-server cruises="why".`,
    )
})

test('reads a count and a percentage', () => {
  expect([readCount('12', ''), readPercent('0.5', 'a=1')]).toEqual([12, 0.5])
  for (const text of ['', 'many', '-1', '1.5'])
    expect(() => readCount(text, 'is no number')).toThrow(`${text} is no number`)
  expect(() => readPercent('many', 'a=1')).toThrow('registry -- canary a=1 20')
})

const PREVIEW_KEY = 'a key that is long enough to sign with'

test('refuses a preview without a key or an address', () => {
  expect(previewSite({ PREVIEW_KEY }).url).toBe('http://localhost:3000')
  expect(() => previewSite({})).toThrow('PREVIEW_KEY is missing')
  for (const text of ['shop', 'localhost:3000'])
    expect(() => previewSite({ PREVIEW_KEY }, text)).toThrow(
      `${text} is not the address of a site (https://shop.example).`,
    )
})
