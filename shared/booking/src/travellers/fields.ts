import type { IsoDate } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { formatDate, isIsoDate, type TravellerDraft } from '@storefront/domain'

export type TravellerFieldName = keyof TravellerDraft

/** One input of the traveller form (spec §2). `autoComplete` is the token inside the traveller's own section. */
export type TravellerField = {
  name: TravellerFieldName
  label: string
  kind: 'text' | 'email' | 'tel' | 'date' | 'country'
  autoComplete: string | null
  maxLength?: number
  /** A date in the past: today at the latest. */
  isPast?: boolean
  /** A date not before the end of the trip: its last day at the earliest. */
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

/** What the browser itself accepts in an e-mail input (HTML, valid e-mail address). */
const emailAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** Bounds of the dates in a record: birth is not after `today`, a passport does not expire before `tripEnds`. */
export type DayBounds = { today: IsoDate; tripEnds: IsoDate }

/**
 * What is wrong with one field, in words for the visitor, or null. The same rules as the inputs' own
 * (required, e-mail, date, its earliest and latest day: spec §5), for sections whose inputs are not on the page yet.
 */
export function fieldProblem(
  field: TravellerField,
  value: string,
  { today, tripEnds }: DayBounds,
): string | null {
  const text = value.trim()
  if (text === '') return `${field.label} is required.`
  if (field.kind === 'email' && !emailAddress.test(text)) {
    return 'Enter an email address like name@example.com.'
  }
  if (field.kind === 'date' && !isIsoDate(text)) return 'Enter a full date.'
  if (field.isPast && text > today) return "Date of birth can't be in the future."
  if (field.coversTrip && text < tripEnds) {
    return `This passport expires before the trip ends on ${formatDate(tripEnds)}.`
  }
  return null
}

/** The fields of one traveller that cannot be sent yet, in the order of the form. */
export function incompleteFields(draft: TravellerDraft, bounds: DayBounds): TravellerFieldName[] {
  return travellerFields
    .filter((field) => fieldProblem(field, draft[field.name], bounds) !== null)
    .map((field) => field.name)
}

/** Where to send the visitor first, or null when every traveller is complete. */
export function firstProblem(
  drafts: readonly TravellerDraft[],
  bounds: DayBounds,
): { index: number; field: TravellerFieldName } | null {
  for (const [index, draft] of drafts.entries()) {
    const [field] = incompleteFields(draft, bounds)
    if (field) return { index, field }
  }
  return null
}

/** Complete drafts as they are sent: without blanks around the values. */
export function travellerRecords(drafts: readonly TravellerDraft[]): TravellerRecord[] {
  return drafts.map((draft) => {
    const record = { ...draft }
    for (const { name } of travellerFields) record[name] = draft[name].trim()
    return record
  })
}
