import type { ArmName } from './arms.ts'
import type { Visit } from './measures/visit.ts'
import type { PageName } from './pages.ts'
import { compared, type Results, routeKey, slow } from './run.ts'
import { medianOf, visitKey } from './samples.ts'

/** One target and what this run says of it; `value` is null when it could not be measured. */
export type Verdict = { what: string; value: number | null; limit: number; digits: number }

/** Whether a target was met; null when it could not be measured. A figure is judged as it is printed. */
export function isMet({ value, limit, digits }: Verdict): boolean | null {
  return value === null ? null : Number(value.toFixed(digits)) <= limit
}

/** The targets of the product, judged by this run (the slow phone unless it says otherwise). */
export function verdicts(results: Results): Verdict[] {
  const { visits, interactive, routes, early, interactions } = results
  const median = (page: PageName, arm: ArmName, measure: (visit: Visit) => number) =>
    visits.median(visitKey(slow.name, page, arm), measure)
  const against = (other: ArmName, page: PageName, measure: (visit: Visit) => number) =>
    ratio(median(page, 'federated', measure), median(page, other, measure))
  const over = (measure: (visit: Visit) => number) =>
    largest((Object.keys(compared) as PageName[]).map((page) => median(page, 'federated', measure)))
  const tti = (arm: ArmName) => interactive.median(arm, (visit) => visit.tti)
  const js = ({ bytes }: Visit) => bytes.js
  const dialog = (arm: ArmName) => early.median(arm, ({ ms }) => ms)
  const hotels = (arm: ArmName) => routes.median(routeKey(arm, true), ({ ms }) => ms)

  return [
    {
      what: 'FCP, home, against static',
      value: against('static', 'home', ({ fcp }) => fcp),
      limit: 1.1,
      digits: 2,
    },
    {
      what: 'LCP, home, against static',
      value: against('static', 'home', ({ lcp }) => lcp),
      limit: 1.1,
      digits: 2,
    },
    {
      what: 'LCP, hotel list, against static',
      value: against('static', 'hotel list', ({ lcp }) => lcp),
      limit: 1.25,
      digits: 2,
    },
    {
      what: 'LCP, hotel detail, against static',
      value: against('static', 'hotel detail', ({ lcp }) => lcp),
      limit: 1.25,
      digits: 2,
    },
    {
      what: 'time to interactive, home, against one bundle',
      value: ratio(tti('federated'), tti('one bundle')),
      limit: 1.05,
      digits: 2,
    },
    {
      // 1.1 before Module Federation 2; the weight of its runtime is in docs/decisions/federation.md.
      what: 'JavaScript, home, against one bundle',
      value: against('one bundle', 'home', js),
      limit: 1.3,
      digits: 2,
    },
    {
      what: 'JavaScript, flight results, against one bundle',
      value: against('one bundle', 'flight results', js),
      limit: 1.25,
      digits: 2,
    },
    {
      what: 'round trips before the largest paint, deepest page',
      value: over(({ depth }) => depth),
      limit: 2,
      digits: 0,
    },
    {
      what: 'requests on a click after a hover',
      value: routes.median(routeKey('federated', true), ({ requests }) => requests),
      limit: 0,
      digits: 0,
    },
    { what: 'CLS, worst page', value: over(({ cls }) => cls), limit: 0, digits: 2 },
    {
      what: 'TBT, home, ms',
      value: median('home', 'federated', ({ tbt }) => tbt),
      limit: 50,
      digits: 0,
    },
    {
      what: 'TBT, hotel detail, ms',
      value: median('hotel detail', 'federated', ({ tbt }) => tbt),
      limit: 75,
      digits: 0,
    },
    {
      what: 'airport dialog after one tap, against the first paint of static',
      value: ratio(
        dialog('federated'),
        median('home', 'static', ({ fcp }) => fcp),
      ),
      limit: 2.3,
      digits: 2,
    },
    {
      what: 'airport dialog after one tap, against one bundle',
      value: ratio(dialog('federated'), dialog('one bundle')),
      limit: 1.05,
      digits: 2,
    },
    {
      what: 'taps before life that are lost',
      value: early.total('federated', ({ lost }) => lost),
      limit: 0,
      digits: 0,
    },
    {
      what: 'hotels after a hover, first card, ms',
      value: hotels('federated'),
      limit: 300,
      digits: 0,
    },
    {
      what: 'hotels after a hover, first card, against one bundle',
      value: ratio(hotels('federated'), hotels('one bundle')),
      limit: 1,
      digits: 2,
    },
    {
      what: 'worst interaction to next paint, ms',
      value: largest(interactions.keys().map((what) => interactions.median(what, ({ ms }) => ms))),
      limit: 200,
      digits: 0,
    },
    {
      what: 'heap of home after load, MB',
      value: median('home', 'federated', ({ heapMb }) => heapMb),
      limit: 5,
      digits: 1,
    },
    {
      what: 'server render of 20 hotels, ms of processor',
      value: medianOf(results.listRenderMs),
      limit: 2,
      digits: 1,
    },
  ]
}

/** How many times as much; null when one of the two is missing. */
export function ratio(value: number | null, other: number | null): number | null {
  return value === null || !other ? null : value / other
}

function largest(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 && known.length === values.length ? Math.max(...known) : null
}
