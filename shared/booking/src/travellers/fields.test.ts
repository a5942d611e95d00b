import { emptyTraveller, type TravellerDraft } from '@storefront/domain'
import { describe, expect, test } from 'vitest'
import { ana } from '../testing/ana.ts'
import {
  autoCompleteOf,
  fieldProblem,
  formProblems,
  incompleteFields,
  travellerFields,
  travellerRecords,
} from './fields.ts'
import type { Traveller } from './traveller-drafts.ts'

const bounds = {
  product: 'tour',
  today: '2026-11-20',
  tripStarts: '2026-11-24',
  tripEnds: '2026-11-27',
} as const
const adult = (draft: TravellerDraft, number = 1): Traveller => ({
  place: `adults-${number}`,
  draft,
})

function field(label: string) {
  const found = travellerFields.find((candidate) => candidate.label === label)
  if (!found) throw new Error(`No field ${label}`)
  return found
}

test('the form has the eight fields of product 4.3, in their order', () => {
  expect(travellerFields.map(({ label }) => label)).toEqual([
    'First Name',
    'Last Name',
    'Email Address',
    'Phone Number',
    'Nationality',
    'Date of Birth',
    'Passport Number',
    'Passport Expiry Date',
  ])
})

const nameProblem = 'Enter a name in letters, as it appears in the passport.'
const phoneProblem = 'Enter a phone number in digits, like +52 998 555 0142.'
const passportProblem = 'Enter the passport number as printed: at least 5 letters and digits.'

test.each([
  ['adults', '1990-05-17', null],
  [
    'adults',
    '2018-05-17',
    '8 years old on Tue 24-11-2026: count them as a child, not as an adult, or correct the date.',
  ],
  [
    'children',
    '2025-11-24',
    '1 year old on Tue 24-11-2026: count them as an infant, not as a child, or correct the date.',
  ],
  [
    'children',
    '2026-01-01',
    'Under 1 year old on Tue 24-11-2026: count them as an infant, not as a child, or correct the date.',
  ],
  [
    'infants',
    '2013-11-24',
    '13 years old on Tue 24-11-2026: count them as an adult, not as an infant, or correct the date.',
  ],
  ['infants', '2013-11-25', null],
] as const)('among the %s, a birth date of %s: %s', (band, birth, problem) => {
  expect(fieldProblem(field('Date of Birth'), birth, bounds, band)).toBe(problem)
})

test('an infant of two may stay one on a flight, and a child may turn two on the way', () => {
  const flight = { ...bounds, product: 'flight' } as const
  expect(fieldProblem(field('Date of Birth'), '2024-11-24', flight, 'infants')).toBeNull()
  expect(fieldProblem(field('Date of Birth'), '2024-11-27', bounds, 'children')).toBeNull()
  expect(fieldProblem(field('Date of Birth'), '2024-11-28', bounds, 'children')).toMatch(
    'count them as an infant',
  )
})

describe('a field is accepted or refused', () => {
  test.each([
    ['First Name', 'Ana', null],
    ['First Name', '', 'First Name is required.'],
    ['First Name', '   ', 'First Name is required.'],
    ['Email Address', 'ana@example.com', null],
    ['Email Address', "o'brien+trip@sub.example.co", null],
    ['Email Address', 'a@b', null],
    ['Email Address', 'ana@b.c', null],
    ['Email Address', 'ana lópez@example.com', 'Enter an email address like name@example.com.'],
    ['Email Address', 'ana', 'Enter an email address like name@example.com.'],
    ['Email Address', 'ana@', 'Enter an email address like name@example.com.'],
    ['Email Address', 'ana@exa mple.com', 'Enter an email address like name@example.com.'],
    ['Email Address', '', 'Email Address is required.'],
    ['First Name', 'Ñandú', null],
    ['First Name', '李', null],
    ['First Name', '!', nameProblem],
    ['Last Name', '12', nameProblem],
    ['Phone Number', '+52 998 555 0142', null],
    ['Phone Number', '(998) 555-0142 ext. 7', null],
    ['Phone Number', '998', phoneProblem],
    ['Phone Number', 'abc', phoneProblem],
    ['Phone Number', '!', phoneProblem],
    ['Passport Number', 'G12345678', null],
    ['Passport Number', '12 34 567', null],
    ['Passport Number', '!', passportProblem],
    ['Passport Number', 'abc', passportProblem],
    ['Passport Number', 'abcdefgh', passportProblem],
    ['Passport Number', 'G1234', null],
    ['Passport Number', 'G123', passportProblem],
    ['Date of Birth', '2020-05-17', null],
    ['Date of Birth', '', 'Date of Birth is required.'],
    ['Date of Birth', '17/05/1990', 'Enter a full date.'],
    ['Date of Birth', '2026-11-20', null],
    ['Date of Birth', '2026-11-21', "Date of birth can't be in the future."],
    ['Passport Expiry Date', '2026-11-27', null],
    [
      'Passport Expiry Date',
      '2026-11-26',
      'This passport expires before the trip ends on Fri 27-11-2026.',
    ],
    [
      'Passport Expiry Date',
      '2001-01-01',
      'This passport expires before the trip ends on Fri 27-11-2026.',
    ],
    ['Date of Birth', '+012026-01-01', 'Enter a full date.'],
    ['Passport Expiry Date', '2026-02-30', 'Enter a full date.'],
  ])('%s %j: %s', (label, value, problem) => {
    expect(fieldProblem(field(label), value, bounds, 'infants')).toBe(problem)
  })
})

test('a traveller with every field filled is complete', () => {
  expect(incompleteFields(adult(ana), bounds)).toEqual([])
})

test('an untouched traveller lacks everything but the nationality', () => {
  expect(incompleteFields(adult(emptyTraveller()), bounds)).toHaveLength(7)
  expect(incompleteFields(adult(emptyTraveller()), bounds)).not.toContain('nationality')
})

test('each problem is listed in the order of the form, those of an empty record as one', () => {
  const found = formProblems(
    [adult(ana), adult({ ...ana, phoneNumber: '', dob: '' }, 2), adult(emptyTraveller(), 3)],
    bounds,
    'Guest',
  )
  expect(found).toEqual([
    { place: 'adults-2', field: 'phoneNumber', text: 'Guest 2: Phone Number is required.' },
    { place: 'adults-2', field: 'dob', text: 'Guest 2: Date of Birth is required.' },
    { place: 'adults-3', field: 'firstName', text: 'Guest 3: 7 fields to complete' },
  ])
  expect(formProblems([adult(ana), adult(ana, 2)], bounds, 'Guest')).toEqual([])
})

test('records are sent without blanks around the values', () => {
  expect(travellerRecords([adult({ ...ana, firstName: '  Ana ' })])).toEqual([ana])
})

test('each traveller fills in from a section of its own, and passports never do', () => {
  expect(autoCompleteOf(field('First Name'), 0)).toBe('section-p1 given-name')
  expect(autoCompleteOf(field('Phone Number'), 2)).toBe('section-p3 tel')
  expect(autoCompleteOf(field('Passport Number'), 0)).toBe('off')
})
