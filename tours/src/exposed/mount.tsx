import { createMount } from '@storefront/standalone'
import { routes } from './routes.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Mounts tours in an element of any page. */
export const mount = createMount({ name: 'tours', title: 'Tours', routes, SearchForm })
