import { createMount } from '@storefront/standalone'
import { SearchForm } from '../screens/SearchForm.tsx'
import { routes } from './routes.tsx'

/** Runs hotels in an element of any page. */
export const mount = createMount({ name: 'hotels', title: 'Hotels', routes, SearchForm })
