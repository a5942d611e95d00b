import { createMount } from '@storefront/standalone'
import { routes } from './routes.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Mounts hotels in an element of any page. */
export const mount = createMount({ name: 'hotels', title: 'Hotels', routes, SearchForm })
