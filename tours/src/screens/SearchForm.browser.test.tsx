import { testEverySearchForm } from '@storefront/catalogue/testing'
import { provider } from '../testing/wire.ts'
import { SearchForm } from './SearchForm.tsx'

// It has no date: the day is chosen with the tour.
testEverySearchForm({
  product: 'tour',
  SearchForm,
  answers: provider,
  problem: 'Please select a destination.',
  plain: { destination: '' },
  stay: '',
})
