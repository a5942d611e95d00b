import { cpus, totalmem } from 'node:os'
import type { ArmName } from './arms.ts'
import type { Visit } from './measures/visit.ts'
import type { PageName } from './pages.ts'
import {
  alsoFree,
  compared,
  fewRounds,
  free,
  type Results,
  routeCases,
  routeKey,
  slow,
} from './run.ts'
import { visitKey } from './samples.ts'
import { isMet, ratio, verdicts } from './targets.ts'

type Row = (string | number | null)[]

/** One run in Markdown: targets, pages, route changes, memory, server and builds. */
export function report(results: Results): string {
  return [
    `${new Date().toISOString().slice(0, 10)}, ${machine()}; medians of ${results.rounds}, of ${Math.min(results.rounds, fewRounds)} unthrottled and on live pages.`,
    ...(results.failures.length
      ? [`**Not measured:**\n${results.failures.map((failure) => `* ${failure}`).join('\n')}`]
      : []),
    '### Targets',
    table(
      ['target', 'measured', 'at most', ''],
      verdicts(results).map((verdict) => {
        const met = isMet(verdict)
        return [
          verdict.what,
          verdict.value?.toFixed(verdict.digits) ?? null,
          verdict.limit,
          met === null ? 'not measured' : met ? 'met' : '**missed**',
        ]
      }),
    ),
    ...[slow, free].flatMap(({ name }) => [`### Pages, ${name}`, pagesTable(results, name)]),
    '### One tap on From, as soon as it is painted, slow phone',
    table(
      ['', 'its dialog is in sight, ms', 'lost'],
      (['federated', 'one bundle'] as const).map((arm): Row => {
        const median = (measure: 'ms' | 'lost') => results.early.median(arm, (tap) => tap[measure])
        return [arm, round(median('ms')), median('lost')]
      }),
    ),
    '### Interaction to next paint, federated, processor slowed down four times',
    table(
      ['', 'ms'],
      results.interactions
        .keys()
        .map((what): Row => [what, round(results.interactions.median(what, ({ ms }) => ms))]),
    ),
    '### Route change, slow phone',
    table(
      ['', 'ms', 'requests', 'kB'],
      routeCases.map(([{ to }, arm, withHover]): Row => {
        const key = routeKey(arm, withHover, to)
        const median = (measure: 'ms' | 'requests' | 'bytes') =>
          results.routes.median(key, (route) => route[measure])
        return [key, round(median('ms')), median('requests'), kb(median('bytes'))]
      }),
    ),
    '### Memory, 50 route changes',
    table(
      ['', 'MB before', 'MB after', 'nodes before', 'nodes after'],
      Object.entries(results.memory).map(([arm, use]) => [
        arm,
        use.beforeMb.toFixed(1),
        use.afterMb.toFixed(1),
        use.nodesBefore,
        use.nodesAfter,
      ]),
    ),
    '### Server, ten connections that ask as fast as they are answered',
    table(
      ['page', 'renders/s', 'p50 ms', 'p99 ms', 'failed'],
      results.rates.map(({ page, rate }) => [
        page,
        round(rate.perSecond),
        rate.p50Ms,
        rate.p99Ms,
        rate.failed,
      ]),
    ),
    '### Builds, from nothing',
    table(
      ['', 's'],
      Object.entries(results.seconds).map(([arm, seconds]) => [arm, seconds.toFixed(1)]),
    ),
  ].join('\n\n')
}

function pagesTable({ visits, interactive }: Results, conditions: string): string {
  const pages = conditions === free.name ? alsoFree : (Object.keys(compared) as PageName[])
  const rows = pages.flatMap((page) =>
    compared[page].map((arm): Row => {
      const of = (measure: (visit: Visit) => number) =>
        visits.median(visitKey(conditions, page, arm), measure)
      const bytes = (kind: keyof Visit['bytes']) => kb(of((visit) => visit.bytes[kind]))
      const vs = (other: ArmName, measure: (visit: Visit) => number) => {
        const times = ratio(of(measure), visits.median(visitKey(conditions, page, other), measure))
        return times === null || arm === other ? '' : ` (${times.toFixed(2)})`
      }
      const times = (measure: (visit: Visit) => number) =>
        `${round(of(measure)) ?? '–'}${compared[page].includes('static') ? vs('static', measure) : ''}`
      const tti = interactive.median(arm, (visit) => visit.tti)
      const isTimed = page === 'home' && conditions === slow.name
      return [
        page,
        arm,
        `${bytes('js')}${arm === 'static' ? '' : vs('one bundle', ({ bytes: { js } }) => js)}`,
        bytes('html'),
        bytes('image'),
        bytes('font'),
        bytes('data'),
        of(({ requests }) => requests),
        of(({ depth }) => depth),
        times(({ fcp }) => fcp),
        times(({ lcp }) => lcp),
        round(of(({ tbt }) => tbt)),
        of(({ cls }) => cls)?.toFixed(2) ?? null,
        isTimed ? round(tti) : '',
      ]
    }),
  )
  return table(
    [
      'page',
      'arm',
      'JS',
      'HTML',
      'images',
      'font',
      'data',
      'requests',
      'depth',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'TTI',
    ],
    rows,
  )
}

function table(head: string[], rows: Row[]): string {
  const line = (cells: Row) => `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function machine(): string {
  const model = cpus()[0]?.model.replaceAll(/\s+/g, ' ').trim() || 'unknown processor'
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
}

function round(value: number | null): number | null {
  return value === null ? null : Math.round(value)
}

function kb(bytes: number | null): string | null {
  return bytes === null ? null : (bytes / 1000).toFixed(1)
}
