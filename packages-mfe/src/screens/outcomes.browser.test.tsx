import { testEveryOutcome } from '@storefront/booking/testing'
import { anyPackage } from '../domain/fixtures.ts'
import { FailedScreen } from './FailedScreen.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'

testEveryOutcome({
  product: 'package',
  SuccessScreen,
  FailedScreen,
  choose: (session) => session.publish('package-selected', { package: anyPackage }),
  chosen: { package: anyPackage },
})
