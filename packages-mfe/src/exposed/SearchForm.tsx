/** The form of the Packages tab in the search widget (spec §2). */
export { SearchForm } from '../screens/SearchForm.tsx'
