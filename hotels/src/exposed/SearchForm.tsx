import { HotelSearchForm } from '../screens/HotelSearchForm.tsx'

/** The form of the Hotels tab in the search widget (spec §2). */
export function SearchForm() {
  return <HotelSearchForm />
}
