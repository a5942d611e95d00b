import { expect, test } from 'vitest'
import { tourBounds } from '../testing/ana.ts'
import { documentHint } from './DocumentHelp.tsx'

const flights = { ...tourBounds, product: 'flight' } as const
const abroad = { ...flights, isWithinMexico: false }
const officialId = 'For flights within Mexico an INE or another official ID does.'
const birth = 'For flights within Mexico the number of a birth certificate or a CURP does.'
const unlimited =
  'A birth certificate or CURP does not expire: enter the last day of the trip, 27-11-2026.'

const ine = 'An INE expires on 31 December of the last year on it.'
const forTour = officialId.replace('flights', 'a trip')

test.each([
  ['adults', '', 'MX', flights, officialId, ine],
  ['adults', '2008-11-24', 'MX', flights, officialId, ine],
  ['adults', '2008-11-25', 'MX', flights, birth, unlimited],
  ['children', '', 'MX', flights, birth, unlimited],
  ['infants', '2026-01-01', 'MX', flights, birth, unlimited],
  ['children', '', 'MX', abroad, null, null],
  ['children', '', 'US', flights, null, null],
  ['adults', '', 'MX', tourBounds, forTour, ine],
] as const)(
  '%s born "%s" from %s on the trip %j: %s',
  (band, dob, nationality, trip, number, expiry) => {
    expect(documentHint('passportNumber', { dob, nationality }, band, trip)).toBe(number)
    expect(documentHint('passportExpiry', { dob, nationality }, band, trip)).toBe(expiry)
  },
)
