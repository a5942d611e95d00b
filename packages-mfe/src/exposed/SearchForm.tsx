/** The form of the Packages tab in the search widget (product 2.1). */
export { SearchForm } from '../screens/SearchForm.tsx'
