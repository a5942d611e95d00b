import { createMount } from '@storefront/standalone'
import { SearchForm } from '../screens/SearchForm.tsx'
import { routes } from './routes.tsx'

/** Runs tours in an element of any page. */
export const mount = createMount({ name: 'tours', title: 'Tours', routes, SearchForm })
