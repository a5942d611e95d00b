import { FlightSearchForm } from '../screens/FlightSearchForm.tsx'

/** The form of the Flights tab in the search widget (spec §2). */
export function SearchForm() {
  return <FlightSearchForm />
}
