import type { Registry } from '@storefront/contract'
import { appsOf, browserFigures, quantile, type VersionFigures } from '@storefront/releases'
import { readSite } from './arguments.ts'
import { RegistryChangeError, unknownApp } from './change/changes.ts'

/**
 * Figures of the live version and the canary of an app, as browsers reported them to these storefronts. Throws without a
 * canary, a storefront or its metrics.
 */
export async function compareCanary(
  app: string,
  registry: Registry,
  sites: string[],
): Promise<Record<string, Record<string, string>>> {
  const { live, canary } = appsOf(registry)[app] ?? {}
  if (!live || !canary)
    throw new RegistryChangeError(
      app ? `${app} has no canary to compare.` : unknownApp(app, registry),
    )
  const figures = browserFigures(...(await Promise.all(sites.map(metricsOf))))
  const of = (version: string) =>
    shown(figures.find((one) => one.app === app && one.version === version) ?? noReports)
  return {
    [`${app} ${live} (live)`]: of(live),
    [`${app} ${canary.version} (canary, ${canary.percent} %)`]: of(canary.version),
  }
}

async function metricsOf(site: string): Promise<string> {
  const address = `${readSite(site)}/metrics`
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((cause) => {
    throw new RegistryChangeError(`${address} does not answer.`, { cause })
  })
  if (answer.ok) return answer.text()
  throw new RegistryChangeError(`${address} answers ${answer.status}: is METRICS=on?`)
}

type Figures = Omit<VersionFigures, 'app' | 'version'>

const noReports: Figures = { loads: 0, failures: 0, errors: 0, buckets: {} }

function shown({ loads, failures, errors, buckets }: Figures): Record<string, string> {
  const attempts = loads + failures
  const share = (n: number) => (attempts ? `${n} (${((100 * n) / attempts).toFixed(1)} %)` : `${n}`)
  const ms = (seconds: number | null) =>
    seconds === null ? '–' : `${Math.round(seconds * 1000)} ms`
  return {
    loads: `${loads}`,
    'load failures': share(failures),
    errors: share(errors),
    'load, median': ms(quantile(buckets.load_seconds, 0.5)),
    'LCP, 75 %': ms(quantile(buckets.lcp_seconds, 0.75)),
    'INP, 75 %': ms(quantile(buckets.inp_seconds, 0.75)),
    'CLS, 75 %': quantile(buckets.cls, 0.75)?.toFixed(3) ?? '–',
  }
}
