/** The form of the Flights tab in the search widget (spec §2). */
export { SearchForm } from '../screens/SearchForm.tsx'
