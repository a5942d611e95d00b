import { testEveryOutcome } from '@storefront/booking/testing'
import { anyPackage } from '../testing/fixtures.ts'
import { SuccessScreen } from './SuccessScreen.tsx'

testEveryOutcome({
  product: 'package',
  SuccessScreen,
  choose: (session) =>
    session.publish('package-selected', {
      package: anyPackage,
      search: session.getState().hotelSearch,
    }),
  chosen: { package: anyPackage },
})
