import { testEverySearchForm } from '@storefront/catalogue/testing'
import { provider } from '../testing/wire.ts'
import { SearchForm } from './SearchForm.tsx'

testEverySearchForm({
  product: 'package',
  SearchForm,
  answers: provider,
  problem: 'Please select destination and dates.',
  plain: { destination: '', checkin: '2026-11-24', checkout: '2026-11-25', guests: '1,0,0' },
  stay: '&checkin=2026-11-24&checkout=2026-11-25&guests=1%2C0%2C0',
})
