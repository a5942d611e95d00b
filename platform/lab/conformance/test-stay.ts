import { addDays, fromDate } from '@storefront/domain'

/** When a test booking travels: far enough ahead to be on sale, short enough to be anywhere. */
export type TestStay = { checkIn: string; checkOut: string; nights: number }

/** `nights` nights from about two months after `today`. */
export function testStay(today: Date, nights = 7): TestStay {
  const checkIn = addDays(fromDate(today), 60)
  return { checkIn, checkOut: addDays(checkIn, nights), nights }
}
