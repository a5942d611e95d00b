import { createMount } from '@storefront/standalone'
import { SearchForm } from '../screens/SearchForm.tsx'
import { routes } from './routes.tsx'

/** Runs packages in an element of any page. */
export const mount = createMount({ name: 'packages_mfe', title: 'Packages', routes, SearchForm })
