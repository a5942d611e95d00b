import type { TravellerRecord } from '@storefront/contract/wire'

/** Traveller record while typing; any field may be ''. */
export type TravellerDraft = { [Field in keyof TravellerRecord]: string }

/** Empty record with the default nationality. */
export function emptyTraveller(): TravellerDraft {
  return {
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    dob: '',
    nationality: 'US',
    passportNumber: '',
    passportExpiry: '',
  }
}
