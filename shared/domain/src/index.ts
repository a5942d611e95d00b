export { asksAgain } from './addresses.ts'
export { shownCountText } from './counts.ts'
export {
  addDays,
  cancunDay,
  defaultReturnDate,
  earliestDate,
  formatDate,
  formatDayDate,
  formatTime,
  fromDate,
  isIsoDate,
  localDay,
  maxDate,
  nightsBetween,
  toDate,
  weekdayOf,
} from './dates.ts'
export { businessHours, isOpenInCancun } from './hours.ts'
export { htmlSummary } from './html-summary.ts'
export { divideUsd, formatUsd, fromCents, multiplyUsd, sumUsd, toCents } from './money.ts'
export { defaultFlightSearch, defaultHotelSearch, defaultTourSearch } from './search-defaults.ts'
export { emptyTraveller, resizeTravellers, type TravellerDraft } from './traveller-record.ts'
export {
  ageBandLabels,
  defaultTravellers,
  formatGuests,
  maxTravellersFromUrl,
  minTravellers,
  parseGuests,
  payingCount,
  setTravellerCount,
  travellerChanges,
  travellerCount,
  travellerSummary,
} from './travellers.ts'
export { type BookingMessage, bookingMessage, chatUrl, greeting } from './whatsapp.ts'
