import type { TravellerRecord } from '@storefront/contract/wire'

/** A traveller record while it is being typed: the same eight fields, each possibly ''. */
export type TravellerDraft = { [Field in keyof TravellerRecord]: string }

/** An untouched record: everything empty but the nationality. */
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
