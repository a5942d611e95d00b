import { createMount } from '@storefront/standalone'
import { routes } from './routes.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Mounts flights in an element of any page. */
export const mount = createMount({ name: 'flights', title: 'Flights', routes, SearchForm })
