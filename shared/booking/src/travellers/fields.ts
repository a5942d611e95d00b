import type { TravellerDraft } from '@storefront/domain'

export type TravellerFieldName = keyof TravellerDraft

/** One input of the traveller form (spec §2). `autoComplete` is the token inside the traveller's own section. */
export type TravellerField = {
  name: TravellerFieldName
  label: string
  kind: 'text' | 'email' | 'tel' | 'date' | 'country'
  autoComplete: string | null
  maxLength?: number
  /** A date that lies behind the traveller: today at the latest. */
  isPast?: boolean
  /** A date that the trip may not outlast: its last day at the earliest. */
  coversTrip?: boolean
}

/** The eight inputs in the order of the specification, with the lengths the provider accepts. */
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
  { name: 'dob', label: 'Date of Birth', kind: 'date', autoComplete: 'bday', isPast: true },
  {
    name: 'passportNumber',
    label: 'Passport Number',
    kind: 'text',
    autoComplete: null,
    maxLength: 40,
  },
  {
    name: 'passportExpiry',
    label: 'Passport Expiry Date',
    kind: 'date',
    autoComplete: null,
    coversTrip: true,
  },
]

/** Value of the `autocomplete` attribute: each traveller is a section of its own (WCAG 1.3.5). */
export function autoCompleteOf(field: TravellerField, index: number): string {
  return field.autoComplete ? `section-p${index + 1} ${field.autoComplete}` : 'off'
}

/** Id of one input, so that the form can send the visitor to it. */
export function fieldId(formId: string, index: number, field: TravellerFieldName): string {
  return `${formId}-${index}-${field}`
}
