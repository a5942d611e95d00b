import type { Samples } from './samples.ts'

/** A target with the result of this run; `value` and `isMet` are null if it was not measured. */
export type Verdict = { what: string; value: number | null; limit: number; isMet: boolean | null }

/** Rows compared with *before*, with the highest allowed ratio. */
const toBefore: [row: string, column: string, limit: number][] = [
  ['one tap on From, as soon as it is painted', 'ms', 0.9],
  ['home', 'live', 0.9],
  ['`npm start` to served', 's', 1],
  ['resident memory after all that', 'MB', 1],
]

/** Mean of what was measured; null without anything. */
function mean(values: (number | null)[]): number | null {
  const measured = values.filter((value) => value !== null)
  const sum = measured.reduce((before, value) => before + value, 0)
  return measured.length > 0 ? sum / measured.length : null
}

/** Results of this run for each target. Targets that depend on the machine are ratios to another site. */
export function verdicts(samples: Samples, hasBefore: boolean): Verdict[] {
  const rows = samples.rows('pages')
  const worst = (values: (number | null)[]) => {
    const measured = values.filter((value) => value !== null)
    return measured.length > 0 ? Math.max(...measured) : null
  }
  const median = (row: string, column: string) => samples.median(row, 'now', column)
  const toStatic = (row: string, column: string) => samples.ratio(row, 'now', 'static', column)
  const used = median('home', 'used %')
  const tap = median('one tap on From, as soon as it is painted', 'ms')
  const painted = samples.median('home', 'static', 'FCP')
  const acts = samples.rows('interactions').map((row) => median(row, 'ms'))
  const found: [what: string, value: number | null, limit: number][] = [
    ['FCP, home, against static', toStatic('home', 'FCP'), 1.1],
    ['LCP, home, against static', toStatic('home', 'LCP'), 1.1],
    ['LCP, hotel list, against static', toStatic('hotel list', 'LCP'), 1.25],
    ['LCP, hotel detail, against static', toStatic('hotel detail', 'LCP'), 1.25],
    ['CLS, worst page', worst(rows.map((row) => median(row, 'CLS'))), 0],
    [
      'CLS with a trip or an unfinished booking, worst page',
      worst(samples.rows('shifts').map((row) => median(row, 'CLS'))),
      0,
    ],
    ['TBT, home, ms', median('home', 'TBT'), 50],
    ['TBT, hotel detail, ms', median('hotel detail', 'TBT'), 75],
    [
      'airport dialog after one tap, against the first paint of static',
      tap && painted && tap / painted,
      2.3,
    ],
    ['hotels after a hover, first card, ms', median('to /hotels, after a hover', 'ms'), 300],
    ['worst interaction to next paint, ms', worst(acts), 200],
    ['heap of home after load, MB', median('home', 'heap'), 5],
    ['script of home, load and idle, kB', median('home', 'JS'), 170],
    ...['list', 'detail'].map((kind): [string, number | null, number] => [
      `script of the largest ${kind}, load and idle, kB`,
      worst(rows.filter((row) => row.endsWith(kind)).map((row) => median(row, 'JS'))),
      130,
    ]),
    ['script of home that has not run, %', used && 100 - used, 50],
    ['requests of home', median('home', 'requests'), 24],
    ['first window of the largest page, kB', worst(rows.map((row) => median(row, 'window'))), 13],
    ...(hasBefore ? toBefore : []).map(([row, column, limit]): [string, number | null, number] => [
      `${row}, ${column}, against before`,
      samples.ratio(row, 'now', 'before', column),
      limit,
    ]),
    ...(hasBefore ? ['FCP', 'LCP'] : []).map((column): [string, number | null, number] => [
      `${column}, mean of pages, against before`,
      mean(rows.map((row) => samples.ratio(row, 'now', 'before', column))),
      1,
    ]),
    ...(hasBefore ? ['FCP', 'LCP', 'live'] : []).map((column): [string, number | null, number] => [
      `${column}, worst page, against before`,
      worst(rows.map((row) => samples.ratio(row, 'now', 'before', column))),
      1.1,
    ]),
  ]
  return found.map(([what, value, limit]) => ({
    what,
    value,
    limit,
    isMet: value === null ? null : Number(value.toFixed(2)) <= limit,
  }))
}
