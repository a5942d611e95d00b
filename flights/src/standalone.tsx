import { runStandalone } from '@storefront/standalone'
import { routes } from './exposed/routes.tsx'
import { SearchForm } from './exposed/SearchForm.tsx'

runStandalone({ name: 'flights', title: 'Flights', routes, SearchForm })
