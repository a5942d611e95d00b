import { expect, test } from 'vitest'
import { tourBounds } from '../testing/ana.ts'
import { documentHint } from './DocumentHelp.tsx'

const flights = { ...tourBounds, product: 'flight' } as const
const abroad = { ...flights, isWithinMexico: false }
const ine = 'An INE expires on 31 December of the last year on it.'
const unlimited =
  'A birth certificate or CURP does not expire: enter the last day of the trip, 27-11-2026.'

test.each([
  ['adults', '2008-11-24', 'MX', tourBounds, /a trip within Mexico an INE or another off/, ine],
  ['adults', '2008-11-25', 'MX', flights, /flights within Mexico the number of a birth/, unlimited],
  ['children', '', 'MX', flights, /a birth certificate or a CURP does\.$/, unlimited],
  ['children', '', 'MX', abroad, null, null],
  ['adults', '', 'US', flights, null, null],
] as const)(
  '%s born "%s" from %s on the trip %j: %s',
  (band, dob, nationality, trip, number, expiry) => {
    const hint = documentHint('passportNumber', { dob, nationality }, band, trip)
    expect(hint).toEqual(number && expect.stringMatching(number))
    expect(documentHint('passportExpiry', { dob, nationality }, band, trip)).toBe(expiry)
  },
)
