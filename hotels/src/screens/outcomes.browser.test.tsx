import { testEveryOutcome } from '@storefront/booking/testing'
import { anySelection } from '../testing/fixtures.ts'
import { SuccessScreen } from './SuccessScreen.tsx'

testEveryOutcome({
  product: 'hotel',
  SuccessScreen,
  choose: (session) => session.publish('room-selected', anySelection),
  chosen: { hotel: anySelection.hotel, room: anySelection.room },
})
