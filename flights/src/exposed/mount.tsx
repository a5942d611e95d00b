import { createMount } from '@storefront/standalone'
import { SearchForm } from '../screens/SearchForm.tsx'
import { routes } from './routes.tsx'

/** Runs flights in an element of any page. */
export const mount = createMount({ name: 'flights', title: 'Flights', routes, SearchForm })
