import type { IsoDate, Product, TravellerBand } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import {
  ageOn,
  asciiEmail,
  bandOf,
  cleanText,
  countText,
  documentKey,
  emailProblem,
  formatDayDate,
  isIsoDate,
  isPhoneNumber,
  otherBand,
  type TextKind,
  type TravellerDraft,
  type TravellerSlot,
} from '@storefront/domain'
import type { Traveller } from './traveller-drafts.ts'

export type TravellerFieldName = keyof TravellerDraft

/** Input of the traveller form (product 4.3); `autoComplete` is the token within the traveller's section. */
export type TravellerField = {
  name: TravellerFieldName
  label: string
  kind: 'text' | 'email' | 'tel' | 'date' | 'country'
  autoComplete?: string
  maxLength?: number
}

/** Inputs in order (product 4.3), with the provider's maximum lengths. */
export const travellerFields: readonly TravellerField[] = [
  {
    name: 'firstName',
    label: 'First Name',
    kind: 'text',
    autoComplete: 'given-name',
    maxLength: 100,
  },
  {
    name: 'lastName',
    label: 'Last Name',
    kind: 'text',
    autoComplete: 'family-name',
    maxLength: 100,
  },
  { name: 'email', label: 'Email Address', kind: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'phoneNumber', label: 'Phone Number', kind: 'tel', autoComplete: 'tel', maxLength: 40 },
  { name: 'nationality', label: 'Nationality', kind: 'country', autoComplete: 'country' },
  { name: 'dob', label: 'Date of Birth', kind: 'date', autoComplete: 'bday' },
  { name: 'passportNumber', label: 'Passport Number', kind: 'text', maxLength: 40 },
  { name: 'passportExpiry', label: 'Passport Expiry Date', kind: 'date' },
]

/** `autocomplete` value; each traveller is a section (WCAG 1.3.5). */
export function autoCompleteOf(field: TravellerField, index: number): string {
  return field.autoComplete ? `section-p${index + 1} ${field.autoComplete}` : 'off'
}

export function fieldId(formId: string, slot: TravellerSlot, field: TravellerFieldName): string {
  return `${formId}-${slot}-${field}`
}

const textKinds: Partial<Record<TravellerFieldName, TextKind>> = {
  email: 'email',
  phoneNumber: 'phone',
  passportNumber: 'document',
}

/** Normalises a field's text for validation and sending. */
export function cleanFieldText(name: TravellerFieldName, text: string): string {
  return cleanText(text, textKinds[name])
}

/** Facts of the trip that limit the dates and ages of travellers. */
export type TripBounds = {
  product: Product
  today: IsoDate
  tripStarts: IsoDate
  tripEnds: IsoDate
  /** False for international trips. */
  isWithinMexico: boolean
}

const letter = /\p{L}/u
const passportNumber = /^(?=.*\d)[A-Z\d][A-Z\d -]{3,}[A-Z\d]$/
const earliestBirth = '1900-01-01'

/**
 * Returns a field's problem as a text, or null. Repeats the inputs' own rules, because inputs of unopened sections do
 * not exist, and checks names, phone numbers, passport numbers and the age of the band.
 */
export function fieldProblem(
  field: TravellerField,
  value: string,
  bounds: TripBounds,
  band: TravellerBand,
): string | null {
  const text = cleanFieldText(field.name, value)
  if (text === '') return `${field.label} is required.`
  switch (field.name) {
    case 'firstName':
    case 'lastName':
      return letter.test(text) ? null : 'Enter a name in letters, as it appears in the passport.'
    case 'email':
      return emailProblem(text)
    case 'phoneNumber':
      return isPhoneNumber(text) ? null : 'Enter a phone number in digits, like +52 998 555 0142.'
    case 'nationality':
      return null
    case 'dob':
      return birthProblem(text, bounds, band)
    case 'passportNumber':
      return passportNumber.test(text)
        ? null
        : 'Enter the passport number as printed: at least 5 letters and digits.'
    case 'passportExpiry':
      if (!isIsoDate(text)) return 'Enter a full date.'
      return text < bounds.tripEnds
        ? `This passport expires before the trip ends on ${formatDayDate(bounds.tripEnds)}.`
        : null
  }
}

const oneOf: Record<TravellerBand, string> = {
  adults: 'an adult',
  children: 'a child',
  infants: 'an infant',
}

function birthProblem(
  birth: string,
  { product, today, tripStarts, tripEnds }: TripBounds,
  band: TravellerBand,
): string | null {
  if (!isIsoDate(birth)) return 'Enter a full date.'
  if (birth < earliestBirth) return 'Enter the year of birth in four digits, like 1988.'
  if (birth > today) return "Date of birth can't be in the future."
  const age = ageOn(birth, tripStarts)
  const other = otherBand(band, { first: age, last: ageOn(birth, tripEnds) }, product)
  if (!other) return null
  const old = age === 0 ? 'Under 1 year old' : `${countText(age, 'year', 'years')} old`
  return `${old} on ${formatDayDate(tripStarts)}: count them as ${oneOf[other]}, not as ${oneOf[band]}, or correct the date.`
}

export type FormProblem = { slot: TravellerSlot; field: TravellerFieldName; text: string }

const repeatedPassport = 'Another traveller of this booking has the same passport number.'

/** Returns the problems of each traveller in the form's order. The later of two equal passport numbers is one. */
export function travellerProblems(
  travellers: readonly Traveller[],
  bounds: TripBounds,
): FormProblem[][] {
  const numbers = travellers.map(({ draft }) => documentKey(draft.passportNumber))
  return travellers.map(({ slot, draft }, index) => {
    const number = numbers[index]
    const isRepeated = number && numbers.indexOf(number) < index
    return travellerFields.flatMap((field) => {
      const repeated = isRepeated && field.name === 'passportNumber' ? repeatedPassport : null
      const text = fieldProblem(field, draft[field.name], bounds, bandOf(slot)) ?? repeated
      return text === null ? [] : [{ slot, field: field.name, text }]
    })
  })
}

/** Smallest number of problems of a traveller that are listed as one line. */
const manyFields = 4

/** Returns all problems in the form's order; `label` names a traveller. */
export function formProblems(
  travellers: readonly Traveller[],
  bounds: TripBounds,
  label: string,
): FormProblem[] {
  return travellerProblems(travellers, bounds).flatMap((problems, index) => {
    const [first] = problems
    const isMany = first && problems.length >= manyFields
    const listed = isMany ? [{ ...first, text: missingText(problems.length) }] : problems
    return listed.map((one) => ({ ...one, text: `${label} ${index + 1}: ${one.text}` }))
  })
}

export function missingText(count: number): string {
  return `${countText(count, 'field', 'fields')} to complete`
}

/** Returns complete drafts as sent, with every text normalised. */
export function travellerRecords(travellers: readonly Traveller[]): TravellerRecord[] {
  return travellers.map(({ draft }) => {
    const record = { ...draft }
    for (const { name } of travellerFields) record[name] = cleanFieldText(name, draft[name])
    return { ...record, email: asciiEmail(record.email) }
  })
}
