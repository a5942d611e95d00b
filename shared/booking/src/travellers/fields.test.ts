import { emptyTraveller, type TravellerDraft } from '@storefront/domain'
import { describe, expect, test } from 'vitest'
import { ana, tourBounds as bounds } from '../testing/ana.ts'
import {
  autoCompleteOf,
  fieldProblem,
  formProblems,
  travellerFields,
  travellerRecords,
} from './fields.ts'
import type { Traveller } from './traveller-drafts.ts'

const adult = (draft: TravellerDraft, number = 1): Traveller => ({
  slot: `adults-${number}`,
  draft,
})

function field(label: string) {
  const found = travellerFields.find((candidate) => candidate.label === label)
  if (!found) throw new Error(`No field ${label}`)
  return found
}

const nameProblem = 'Enter a name in letters, as it appears in the passport.'
const phoneProblem = 'Enter a phone number in digits, like +52 998 555 0142.'
const expiryProblem = 'This passport expires before the trip ends on Fri 27-11-2026.'
const passportProblem = 'Enter the passport number as printed: at least 5 letters and digits.'

test.each([
  ['adults', '2018-05-17', ['8 years old', 'a child, not as an adult']],
  // Turns two on the last day of the trip, and the day after.
  ['children', '2024-11-27', null],
  ['children', '2024-11-28', ['1 year old', 'an infant, not as a child']],
  ['children', '2026-01-01', ['Under 1 year old', 'an infant, not as a child']],
  ['infants', '2013-11-25', null],
] as const)('checks a birth date among %s: %s %j', (band, birth, problem) => {
  const [age, bands] = problem ?? []
  const text = `${age} on Tue 24-11-2026: count them as ${bands}, or correct the date.`
  expect(fieldProblem(field('Date of Birth'), birth, bounds, band)).toBe(problem && text)
})

describe('fieldProblem', () => {
  test.each([
    ['Email Address', 'ana', 'Enter an email address like name@example.com.'],
    ['First Name', '李', null],
    ['Last Name', '12', nameProblem],
    ['Phone Number', '998 123', phoneProblem],
    ['Last Name', '\u200b', 'Last Name is required.'],
    ['Passport Number', 'abcdefgh', passportProblem],
    ['Passport Number', 'G1234', null],
    ['Passport Number', '\u202ag12\u2011345\u2013678\u202c', null],
    ['Passport Number', 'G1234/5678', passportProblem],
    ['Date of Birth', '0088-05-17', 'Enter the year of birth in four digits, like 1988.'],
    ['Date of Birth', '2026-11-20', null],
    ['Date of Birth', '2026-11-21', "Date of birth can't be in the future."],
    ['Passport Expiry Date', '2026-11-27', null],
    ['Passport Expiry Date', '2026-11-26', expiryProblem],
    ['Date of Birth', '+012026-01-01', 'Enter a full date.'],
    ['Passport Expiry Date', '2026-02-30', 'Enter a full date.'],
  ])('%s %j: %s', (label, value, problem) => {
    expect(fieldProblem(field(label), value, bounds, 'infants')).toBe(problem)
  })
})

test("lists problems in the form's order, and all problems of an empty record as one", () => {
  const eva = { ...ana, passportNumber: 'G87654321' }
  const empty = { ...emptyTraveller(), nationality: 'US' }
  const incomplete = { ...eva, phoneNumber: '', dob: '' }
  const travellers = [adult(ana), adult(incomplete, 2), adult(empty, 3)]
  expect(formProblems(travellers, bounds, 'Guest')).toEqual([
    { slot: 'adults-2', field: 'phoneNumber', text: 'Guest 2: Phone Number is required.' },
    { slot: 'adults-2', field: 'dob', text: 'Guest 2: Date of Birth is required.' },
    { slot: 'adults-3', field: 'firstName', text: 'Guest 3: 7 fields to complete' },
  ])
  expect(formProblems([adult(ana), adult(eva, 2)], bounds, 'Guest')).toEqual([])
})

test('reports equal passport numbers at the later traveller', () => {
  const travellers = [
    adult(ana),
    adult({ ...ana, passportNumber: '' }, 2),
    adult({ ...ana, passportNumber: ' g12-345 678' }, 3),
  ]
  const found = formProblems(travellers, bounds, 'Guest')
  expect(found.map(({ text }) => text)).toEqual([
    'Guest 2: Passport Number is required.',
    'Guest 3: Another traveller of this booking has the same passport number.',
  ])
})

test('normalises every text of a sent record', () => {
  const typed = {
    ...ana,
    firstName: '  Ana\u200b ',
    lastName: 'Lo\u0301pez',
    email: 'mailto:ana@straße.de',
    phoneNumber: '\u202a+52\u00a0998 555 ٠١٤٢\u202c',
    passportNumber: '\u200eg12345678',
  }
  const sent = { ...ana, email: 'ana@xn--strae-oqa.de' }
  expect(travellerRecords([adult(typed)])).toEqual([sent])
})

test('gives each traveller their own autofill section, and turns autofill off for passports', () => {
  expect(autoCompleteOf(field('First Name'), 2)).toBe('section-p3 given-name')
  expect(autoCompleteOf(field('Passport Number'), 0)).toBe('off')
})
