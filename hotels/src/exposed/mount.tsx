import { createMount } from '@storefront/standalone'
import { routes } from './routes.tsx'
import { SearchForm } from './SearchForm.tsx'

export const mount = createMount({ name: 'hotels', title: 'Hotels', routes, SearchForm })
