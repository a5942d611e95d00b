/** The form of the Hotels tab in the search widget (spec §2). */
export { SearchForm } from '../screens/SearchForm.tsx'
