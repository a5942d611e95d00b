import { PackageSearchForm } from '../screens/PackageSearchForm.tsx'

/** The form of the Packages tab in the search widget (spec §2). */
export function SearchForm() {
  return <PackageSearchForm />
}
