export {
  type AskedSearch,
  hasSearch,
  listStep,
  shouldReload,
  shownCount,
  shownParameter,
  withoutTracking,
} from './addresses.ts'
export {
  ageOn,
  bandLabel,
  bandOf,
  otherBand,
  type TravellerPlace,
  travellerPlaces,
} from './age-bands.ts'
export { byAlphabet, plainText } from './alphabet.ts'
export { breadcrumbData, type Place } from './breadcrumbs.ts'
export { businessHours } from './business-hours.ts'
export { cancunDay, cancunTime, isOpenInCancun, nextOpening } from './cancun-clock.ts'
export { countedOptions, countText, groupedDigits, shownCountText } from './counts.ts'
export {
  addDays,
  defaultReturnDate,
  earliestDate,
  earliestProblem,
  formatDate,
  formatDayDate,
  formatDays,
  formatTime,
  fromDate,
  isIsoDate,
  localDay,
  maxDate,
  nightsBetween,
  type TravelDays,
  toDate,
  weekdayOf,
} from './dates.ts'
export { suggestEmail } from './email-slips.ts'
export {
  arrivalDay,
  arrivalMoment,
  arrivalOffset,
  departureMoment,
  isArrivalClockEarlier,
  isClock,
  type ReturnConflict,
  returnConflict,
} from './flight-moments.ts'
export { groupProblem } from './group-problem.ts'
export { firstWords, htmlSummary, htmlText } from './html-text.ts'
export { infantsHint } from './infants-hint.ts'
export { divideUsd, formatUsd, isSameUsd, multiplyUsd, sumUsd } from './money.ts'
export { type DayPrice, type NearbyDay, nearbyDays, shownDays } from './nearby-days.ts'
export {
  infantsAsChildren,
  outgrownText,
  type PartyLimits,
  type PartyMember,
  type PartyRules,
  partyProblems,
} from './party-rules.ts'
export {
  type Conditions,
  cancellationText,
  conditionsOf,
  conditionsOfParts,
  isNonRefundable,
  localFeesText,
  priceTerms,
  type Receipt,
  type ReceiptLine,
  termsOf,
} from './price-terms.ts'
export { changeFlightSearch, changeHotelSearch, changeTourSearch } from './search-changes.ts'
export { defaultFlightSearch, defaultHotelSearch, defaultTourSearch } from './search-defaults.ts'
export { sellerText } from './seller.ts'
export {
  datesAndGuests,
  isSameStaySearch,
  nightsText,
  readStaySearch,
  type StaySearch,
  stayDates,
  stayDetailAddress,
  stayParameters,
  stayResultsAddress,
  stayText,
} from './stays/stay-search.ts'
export { emptyTraveller, type TravellerDraft } from './traveller-record.ts'
export {
  ageBandLabels,
  cabinFareNote,
  changeTravellers,
  defaultTravellers,
  formatGuests,
  guestRows,
  minTravellers,
  parseGuests,
  partyProblem,
  payingCount,
  type SearchProblem,
  setTravellerCount,
  tooManyTravellersText,
  travellerCount,
  travellerSummary,
} from './travellers.ts'
export { atOwnLength, packageNights } from './trips/own-length.ts'
export { guestLimits } from './trips/party-limits.ts'
export { type DayProblem, dayProblem, nextDay, placesLeftText } from './trips/sale-days.ts'
export { seasonText } from './trips/season.ts'
export { tourGuests } from './trips/tour-guests.ts'
export { durationText, type Trip, tripTotalUsd } from './trips/trip.ts'
export { tripBookingLines, tripReceipt } from './trips/trip-booking.ts'
export { tripData } from './trips/trip-data.ts'
export { guideRows, startRows } from './trips/trip-facts.ts'
export {
  chosenTripFilters,
  durationOptions,
  filterTrips,
  noTripFilters,
  priceOptions,
  readTripView,
  sortTrips,
  type TripFilter,
  type TripListView,
  type TripOrder,
  tripOrders,
  tripViewParameters,
  withTripView,
} from './trips/trip-list.ts'
export { type TripChatFacts, tripMessage } from './trips/trip-message.ts'
export { tripRecap } from './trips/trip-recap.ts'
export { cleanText, documentKey, isPhoneNumber, type TextKind } from './typed-text.ts'
export {
  type BookingMessage,
  bookingMessage,
  type ChatFacts,
  chatUrl,
  greeting,
} from './whatsapp.ts'
