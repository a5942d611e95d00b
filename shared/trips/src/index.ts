/** Lists, cards and detail pages that tours and packages share. */

export { TripGridPending, TripResults } from './list/TripResults.tsx'
export { TripDateField } from './page/TripDateField.tsx'
export { TripPage } from './page/TripPage.tsx'
export { selectedTrip, type TripDetail } from './selected-trip.ts'
