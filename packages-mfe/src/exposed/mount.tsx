import { createMount } from '@storefront/standalone'
import { routes } from './routes.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Mounts packages in an element of any page. */
export const mount = createMount({ name: 'packages_mfe', title: 'Packages', routes, SearchForm })
