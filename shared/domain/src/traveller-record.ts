import type { TravellerRecord } from '@storefront/contract/wire'

/** Traveller record while typing. Any field may be ''. The nationality is '' until the visitor chooses one. */
export type TravellerDraft = { [Field in keyof TravellerRecord]: string }

/** Default nationality (product 4.3). */
export const defaultNationality = 'US'

export function emptyTraveller(): TravellerDraft {
  return {
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    dob: '',
    nationality: '',
    passportNumber: '',
    passportExpiry: '',
  }
}
