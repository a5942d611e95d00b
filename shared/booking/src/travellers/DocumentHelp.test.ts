import { expect, test } from 'vitest'
import { documentHint } from './DocumentHelp.tsx'

const bounds = {
  product: 'flight',
  today: '2026-11-20',
  tripStarts: '2026-11-24',
  tripEnds: '2026-11-27',
  isWithinMexico: true,
} as const

test.each([
  ['MX', bounds, 'For flights within Mexico an INE or another official ID does.'],
  [
    'MX',
    { ...bounds, product: 'hotel' },
    'For a trip within Mexico an INE or another official ID does.',
  ],
  ['MX', { ...bounds, isWithinMexico: false }, null],
  ['US', bounds, null],
] as const)('shows %s in %j the hint %s', (nationality, trip, hint) => {
  expect(documentHint('passportNumber', nationality, trip)).toBe(hint)
})
