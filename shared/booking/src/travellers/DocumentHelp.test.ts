import { expect, test } from 'vitest'
import { tourBounds } from '../testing/ana.ts'
import { documentHint } from './DocumentHelp.tsx'

const bounds = { ...tourBounds, product: 'flight' } as const

test.each([
  ['MX', bounds, 'For flights within Mexico an INE or another official ID does.'],
  [
    'MX',
    { ...bounds, product: 'hotel' },
    'For a trip within Mexico an INE or another official ID does.',
  ],
  ['MX', { ...bounds, isWithinMexico: false }, null],
  ['US', bounds, null],
] as const)('a traveller from %s on the trip %j gets the hint %s', (nationality, trip, hint) => {
  expect(documentHint('passportNumber', nationality, trip)).toBe(hint)
})
