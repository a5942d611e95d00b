import { testEverySearchForm } from '@storefront/catalogue/testing'
import { provider } from '../testing/wire.ts'
import { SearchForm } from './SearchForm.tsx'

// The tours form has no date, because the visitor chooses the day on the summary.
testEverySearchForm({
  product: 'tour',
  SearchForm,
  answers: provider,
  problem: 'Please select a destination.',
  plain: { destination: '' },
  stay: '',
})
