import { emptyTally, type Measure, type Tally, withMeasured } from '@storefront/releases'
import { expect, test } from 'vitest'
import { addToEvidence, noRolloutEvidence, verdictOn } from './verdict.ts'

type Told = Partial<Pick<Tally, 'errors' | 'failures'>> & {
  visitors: number
  ms?: number[]
  /** What took that long. */
  measure?: Measure
}

/** Tells of both versions in `blocks` equal parts. */
function told(canary: Told, live: Told, blocks = 20) {
  const tally = ({ ms = [], measure = 'load', ...counts }: Told): Tally => {
    const sum = ms.reduce((tally, size) => withMeasured(tally, measure, size), emptyTally('a', '1'))
    return { ...sum, ...counts }
  }
  let known = noRolloutEvidence()
  for (let n = 0; n < blocks; n++) known = addToEvidence(known, tally(canary), tally(live))
  return known
}

/** Load times around one of `median` ms, the same ones each time. */
const times = (median: number) =>
  [0.5, 0.7, 0.85, 1, 1.15, 1.4, 1.9, 2.6].map((part) => median * part)

test.each([
  ['nothing was told', told({ visitors: 0 }, { visitors: 0 }), 0, 'too early'],
  ['nothing is wrong, of a few', told({ visitors: 1 }, { visitors: 19 }), 20, 'too early'],
  ['nothing is wrong, of enough', told({ visitors: 15 }, { visitors: 300 }), 300, 'healthy'],
  [
    'as many throw of both',
    told({ visitors: 100, errors: 2 }, { visitors: 1000, errors: 20 }),
    2000,
    'healthy',
  ],
  ['fewer throw', told({ visitors: 100 }, { visitors: 1000, errors: 20 }), 2000, 'healthy'],
  [
    'it throws once',
    told({ visitors: 400, errors: 1 }, { visitors: 7600, errors: 2 }, 1),
    400,
    'healthy',
  ],
  [
    'it throws for one in twenty',
    told({ visitors: 20, errors: 1 }, { visitors: 380 }, 9),
    180,
    'worse',
  ],
  ['it throws for every third', told({ visitors: 3, errors: 1 }, { visitors: 57 }, 8), 24, 'worse'],
  ['its code does not come', told({ visitors: 2, failures: 1 }, { visitors: 40 }, 8), 16, 'worse'],
  [
    'six browsers of the first ones report that it throws',
    told({ visitors: 1, errors: 1 }, { visitors: 19 }, 6),
    6,
    'too early',
  ],
  [
    'one browser in a hundred reports that it throws',
    told({ visitors: 100, errors: 1 }, { visitors: 1900 }),
    2000,
    'healthy',
  ],
  [
    'three browsers in a hundred report that it throws',
    told({ visitors: 100, errors: 3 }, { visitors: 1900 }),
    2000,
    'worse',
  ],
  [
    'it loads as fast',
    told({ visitors: 8, ms: times(800) }, { visitors: 8, ms: times(800) }, 100),
    800,
    'healthy',
  ],
  [
    'it loads faster',
    told({ visitors: 8, ms: times(500) }, { visitors: 8, ms: times(800) }, 100),
    800,
    'healthy',
  ],
  [
    'it loads a third slower',
    told({ visitors: 8, ms: times(1070) }, { visitors: 8, ms: times(800) }, 100),
    800,
    'worse',
  ],
  [
    'it loads slower than a version of which 48 times are known',
    told({ visitors: 8, ms: times(8000) }, { visitors: 8, ms: times(800) }, 6),
    300,
    'healthy',
  ],
])('%s', (_, known, visitors, says) => {
  expect(verdictOn(known, visitors).says).toBe(says)
})

test.each([
  ['errors', 'It threw for 20 of 400 visitors, what is live for 20 of 7600 visitors.'],
  [
    'failures',
    'It could not be loaded for 20 of 400 visitors, what is live for 20 of 7600 visitors.',
  ],
] as const)('the sentence says of how many %s there were', (bad, sentence) => {
  const known = told({ visitors: 20, [bad]: 1 }, { visitors: 380, [bad]: 1 }, 20)
  expect(verdictOn(known, 400).sentence).toBe(sentence)
})

test.each([
  ['load', /^It took more than 11\d\d ms to load for \d+ of/],
  ['lcp', /^It painted after more than 11\d\d ms for \d+ of/],
  ['inp', /^It answered after more than 11\d\d ms for \d+ of/],
] as const)('the sentence says how slow its %s is', (measure, sentence) => {
  const known = told(
    { visitors: 8, ms: times(1070), measure },
    { visitors: 8, ms: times(800), measure },
    100,
  )
  expect(verdictOn(known, 800)).toEqual({
    says: 'worse',
    sentence: expect.stringMatching(sentence),
  })
})

test.each([
  [299, '299 of 300 visitors with it have reported in this step.'],
  [300, 'Of 300 visitors in this step it is no worse.'],
])('the sentence says that %i visitors told of it', (visitors, sentence) => {
  expect(verdictOn(noRolloutEvidence(), visitors).sentence).toBe(sentence)
})

test('counts of one version count once the other has visitors too', () => {
  const nobody = { visitors: 0 }
  const alone = told({ visitors: 300, errors: 30 }, nobody, 4)
  expect(verdictOn(alone, 1200).says).toBe('healthy')
  const tally = { ...emptyTally('a', '1'), visitors: 1200 }
  expect(verdictOn(addToEvidence(alone, emptyTally('a', '2'), tally), 1200).says).toBe('worse')
})
