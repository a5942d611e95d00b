import { expect, test } from 'vitest'
import { miscountedInfants } from './infant-age.ts'

const day = '2026-11-24'
const adult = '1990-05-17'
const baby = '2025-05-17'

const older = (index: number) => ({ index, isInfant: false })
const infant = (index: number) => ({ index, isInfant: true })

test.each([
  ['an adult in the place of the infant', [adult, adult, adult], 1, 'tour', [older(2)]],
  ['two of them', [adult, adult, adult], 2, 'flight', [older(1), older(2)]],
  ['the infant, wherever in the form', [baby, adult, adult], 1, 'flight', []],
  ['one infant of two, named first', [baby, adult, adult], 2, 'flight', [older(2)]],
  ['one infant of two, named last', [adult, adult, baby], 2, 'flight', [older(1)]],
  ['an infant in the place of a child', [adult, baby], 0, 'flight', [infant(1)]],
  ['an infant who pays as a child on the ground', [adult, baby], 0, 'hotel', []],
  ['nobody counted as an infant', [adult, adult], 0, 'flight', []],
  ['the second birthday on the day flown', [adult, '2024-11-24'], 1, 'flight', [older(1)]],
  ['the second birthday a day later', [adult, '2024-11-25'], 1, 'flight', []],
  ['twelve on the ground', [adult, '2013-11-25'], 1, 'package', []],
  ['the thirteenth birthday on the first day', [adult, '2013-11-24'], 1, 'hotel', [older(1)]],
] as const)('%s', (_, births, infants, product, miscounted) => {
  expect(miscountedInfants(births, infants, product, day)).toEqual(miscounted)
})
