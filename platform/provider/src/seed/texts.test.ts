import { readFileSync } from 'node:fs'
import { mostTravellers } from '@storefront/contract'
import { describe, expect, test } from 'vitest'
import { seedRows } from './read-files.ts'

const rows = seedRows()
const sold = [...rows.hotels, ...rows.tours, ...rows.packages]
type Sold = (typeof sold)[number]

const numbers: Record<string, number> = {
  two: 2,
  four: 4,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  sixteen: 16,
}
const number = `(${Object.keys(numbers).join('|')})`
const numberAfter = (words: string, text: string) =>
  numbers[new RegExp(words.replace('N', number)).exec(text)?.[1] ?? '']

/** Records whose texts name an age that is not their minimum age: that of one outing, or of the children's club. */
const otherAges = ['costa-gemela-resort', 'family-week']

/** Returns the claims in a record's texts that its data contradicts. */
function contradictions(one: Sold): string[] {
  const facilities = 'facilities' in one ? one.facilities : []
  const text = [one.name, one.description, ...facilities, ...one.includedServices].join(' ')
  const age = otherAges.includes(one.slug)
    ? undefined
    : numberAfter('(?:(?<!Drivers )[Ff]rom|passengers from|children under) N(?: years|[.,])', text)
  const trip = 'durationDays' in one ? one : null
  const tour = 'season' in one ? one : null
  const fees = one.localFees.map(({ name, note = '' }) => `${name}: ${note}`)
  const claims: [claim: string, isKept: boolean][] = [
    ['adults only', !/adults only|rooms for adults/i.test(text) || (one.minAge ?? 0) >= 18],
    [`from ${age} years`, age === undefined || one.minAge === age],
    ['honeymoon', !/honeymoon/i.test(one.name) || one.maxParty === 2],
    ['full moon', !/full moon/.test(text) || (tour?.daysOffFullMoon ?? 0) > 0],
    ['months of a season', !/From (June|July) to/.test(text) || Boolean(tour?.season)],
    ['at most', [undefined, trip?.places].includes(numberAfter('group, N at most', text))],
    ['rods', [undefined, trip?.places].includes(numberAfter('N rods', text.toLowerCase()))],
    [
      'hours',
      !tour?.durationHours ||
        [undefined, tour.durationHours].includes(numberAfter('\\. N hours', text.toLowerCase())),
    ],
    [
      'fees included',
      fees.length === 0 || !/fees included|everything (is )?paid/i.test(`${trip?.taxes} ${text}`),
    ],
    ['VISITAX of everybody', !fees.some((fee) => /^VISITAX(?!.*Mexicans pay none)/.test(fee))],
    ['a fee paid nowhere', !fees.some((fee) => fee.endsWith(': '))],
    [
      'sunscreen on dry land or at night',
      !tour?.whatToBring.some((thing) => /sunscreen/i.test(thing)) ||
        (/swim|snorkel|reef|beach|boat|captain/i.test(text) && (tour.startTime ?? '') < '17'),
    ],
  ]
  return claims.filter(([, isKept]) => !isKept).map(([claim]) => claim)
}

test('catalogue texts agree with its data', () => {
  const found = sold.flatMap((one) => contradictions(one).map((claim) => `${one.slug}: ${claim}`))
  expect(found).toEqual([])
})

describe('FAQ and terms', () => {
  const read = (file: string) =>
    readFileSync(new URL(`../../../../content/src/domain/${file}`, import.meta.url), 'utf8')
  const faq = read('faq/questions.json')
  const texts = `${faq} ${read('legal/terms.json')}`

  test('name the largest booking, and that some products take fewer', () => {
    const [, most] = /Up to (\d+) people in one booking/.exec(faq) ?? []
    expect(Number(most)).toBe(mostTravellers)
    expect(sold.some(({ maxParty }) => maxParty !== null)).toBe(true)
    expect(faq).toContain('Many tours, packages and rooms take fewer')
  })

  test('describe VISITAX like the fees in the catalogue', () => {
    const fees = sold.flatMap(({ localFees }) => localFees).filter(({ name }) => name === 'VISITAX')
    expect(new Set(fees.map(({ note }) => note)).size).toBe(1)
    expect(texts).toMatch(/VISITAX[^.]*Mexicans do not pay it/)
  })
})
