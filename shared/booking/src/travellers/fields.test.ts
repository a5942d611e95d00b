import { emptyTraveller } from '@storefront/domain'
import { describe, expect, test } from 'vitest'
import { ana } from '../testing/ana.ts'
import {
  autoCompleteOf,
  fieldProblem,
  firstProblem,
  incompleteFields,
  travellerFields,
  travellerRecords,
} from './fields.ts'

const bounds = { today: '2026-11-20', tripEnds: '2026-11-27' }

function field(label: string) {
  const found = travellerFields.find((candidate) => candidate.label === label)
  if (!found) throw new Error(`No field ${label}`)
  return found
}

test('the form has the eight fields of the specification, in its order', () => {
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
    ['Phone Number', '998', null],
    ['Date of Birth', '1990-05-17', null],
    ['Date of Birth', '', 'Date of Birth is required.'],
    ['Date of Birth', '17/05/1990', 'Enter a full date.'],
    ['Date of Birth', '2026-11-20', null],
    ['Date of Birth', '2026-11-21', "Date of birth can't be in the future."],
    ['Passport Expiry Date', '2026-11-27', null],
    [
      'Passport Expiry Date',
      '2026-11-26',
      'This passport expires before the trip ends on 27-11-2026.',
    ],
    [
      'Passport Expiry Date',
      '2001-01-01',
      'This passport expires before the trip ends on 27-11-2026.',
    ],
    ['Date of Birth', '+012026-01-01', 'Enter a full date.'],
    ['Passport Expiry Date', '2026-02-30', 'Enter a full date.'],
  ])('%s %j: %s', (label, value, problem) => {
    expect(fieldProblem(field(label), value, bounds)).toBe(problem)
  })
})

test('a traveller with every field filled is complete', () => {
  expect(incompleteFields(ana, bounds)).toEqual([])
})

test('an untouched traveller lacks everything but the nationality', () => {
  expect(incompleteFields(emptyTraveller(), bounds)).toHaveLength(7)
  expect(incompleteFields(emptyTraveller(), bounds)).not.toContain('nationality')
})

test('the first problem is the first field of the first incomplete traveller', () => {
  expect(
    firstProblem([ana, { ...ana, phoneNumber: '', dob: '' }, emptyTraveller()], bounds),
  ).toEqual({
    index: 1,
    field: 'phoneNumber',
  })
  expect(firstProblem([ana, ana], bounds)).toBeNull()
})

test('records are sent without blanks around the values', () => {
  expect(travellerRecords([{ ...ana, firstName: '  Ana ' }])).toEqual([ana])
})

test('each traveller fills in from a section of its own, and passports never do', () => {
  expect(autoCompleteOf(field('First Name'), 0)).toBe('section-p1 given-name')
  expect(autoCompleteOf(field('Phone Number'), 2)).toBe('section-p3 tel')
  expect(autoCompleteOf(field('Passport Number'), 0)).toBe('off')
})
