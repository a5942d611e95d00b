import { TourSearchForm } from '../screens/TourSearchForm.tsx'

/** The form of the Tours tab in the search widget (spec §2). */
export function SearchForm() {
  return <TourSearchForm />
}
