import { testEveryOutcome } from '@storefront/booking/testing'
import { outboundFlight } from '../testing/fixtures.ts'
import { SuccessScreen } from './SuccessScreen.tsx'

testEveryOutcome({
  product: 'flight',
  SuccessScreen,
  choose: (session) =>
    session.publish('outbound-flight-selected', {
      flight: outboundFlight,
      search: session.getState().flightSearch,
    }),
  chosen: { outboundFlight },
})
