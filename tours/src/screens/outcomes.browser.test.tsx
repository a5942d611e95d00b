import { testEveryOutcome } from '@storefront/booking/testing'
import { anyTour } from '../testing/fixtures.ts'
import { SuccessScreen } from './SuccessScreen.tsx'

testEveryOutcome({
  product: 'tour',
  SuccessScreen,
  choose: (session) =>
    session.publish('tour-selected', { tour: anyTour, search: session.getState().tourSearch }),
  chosen: { tour: anyTour },
})
