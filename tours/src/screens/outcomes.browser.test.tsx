import { testEveryOutcome } from '@storefront/booking/testing'
import { anyTour } from '../domain/fixtures.ts'
import { FailedScreen } from './FailedScreen.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'

testEveryOutcome({
  product: 'tour',
  SuccessScreen,
  FailedScreen,
  choose: (session) => session.publish('tour-selected', { tour: anyTour }),
  chosen: { tour: anyTour },
})
