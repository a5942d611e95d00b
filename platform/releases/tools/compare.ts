import type { Registry } from '@storefront/contract'
import { appsOf, browserFigures, quantile, type VersionFigures } from '@storefront/releases'
import { RegistryChangeError } from './change/changes.ts'

/** Compares canary and live version by browser reports, one line per figure. Throws without a canary or metrics. */
export async function compare(app: string, registry: Registry, sites: string[]): Promise<string> {
  const { live, canary } = appsOf(registry)[app] ?? {}
  if (!live || !canary) throw new RegistryChangeError(`${app} has no canary to compare.`)
  if (sites.length === 0)
    throw new RegistryChangeError('Name the storefronts: --site https://shop.example, each one.')
  const printed = await Promise.all(sites.map(metricsOf))
  const figures = browserFigures(...printed)
  const of = (version: string) =>
    figures.find((one) => one.app === app && one.version === version) ?? noReports(app, version)
  return comparison([
    ['live', of(live)],
    [`canary, ${canary.percent} %`, of(canary.version)],
  ])
}

async function metricsOf(site: string): Promise<string> {
  const address = `${site.replace(/\/$/, '')}/metrics`
  const answer = await fetch(address)
  if (answer.ok) return answer.text()
  throw new RegistryChangeError(`${address} answers ${answer.status}: is METRICS=on?`)
}

function noReports(app: string, version: string): VersionFigures {
  return { app, version, loads: 0, failures: 0, errors: 0, buckets: {} }
}

function comparison(columns: [title: string, figures: VersionFigures][]): string {
  const share = (n: number, { loads, failures }: VersionFigures) => {
    const attempts = loads + failures
    return attempts === 0 ? `${n}` : `${n} (${((100 * n) / attempts).toFixed(1)} %)`
  }
  const ms = (seconds: number | null) =>
    seconds === null ? '–' : `${Math.round(seconds * 1000)} ms`
  const rows: [string, (figures: VersionFigures) => string][] = [
    ['loads', ({ loads }) => `${loads}`],
    ['load failures', (one) => share(one.failures, one)],
    ['errors', (one) => share(one.errors, one)],
    ['load, median', ({ buckets }) => ms(quantile(buckets.load_seconds, 0.5))],
    ['LCP, 75 %', ({ buckets }) => ms(quantile(buckets.lcp_seconds, 0.75))],
    ['INP, 75 %', ({ buckets }) => ms(quantile(buckets.inp_seconds, 0.75))],
    ['CLS, 75 %', ({ buckets }) => quantile(buckets.cls, 0.75)?.toFixed(3) ?? '–'],
  ]
  const titles = columns.map(([title, { app, version }]) => `${app} ${version} (${title})`)
  const lines = rows.map(([name, cell]) => [name, ...columns.map(([, figures]) => cell(figures))])
  const all = [['', ...titles], ...lines]
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0)),
  )
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
