import type { Beacon } from '@storefront/shell'
import { Counter, Histogram, type Registry } from 'prom-client'

const labelNames = ['app', 'version']
const seconds = [0.1, 0.25, 0.5, 1, 1.5, 2.5, 4, 6, 10]

/**
 * Counts browser reports by app and version, and the vitals of a page for each version on it. Errors on translated
 * pages have a label, because a translator can break any release.
 */
export function browserMetrics(registry: Registry) {
  const registers = [registry]
  const counter = (name: string, help: string) =>
    new Counter({
      name: `storefront_app_${name}_total`,
      help,
      labelNames: [...labelNames, 'translated'],
      registers,
    })
  const histogram = (name: string, help: string, buckets = seconds) =>
    new Histogram({ name: `storefront_app_${name}`, help, buckets, labelNames, registers })
  const counts = {
    loaded: counter('loads', 'Times that the code of a version arrived in a browser'),
    failed: counter('load_failures', 'Times that it did not arrive'),
    threw: counter('errors', 'Uncaught errors from the files of a version'),
  }
  const load = histogram('load_seconds', 'Time to load a version')
  const ofPages = {
    lcp: histogram('lcp_seconds', 'Largest contentful paint of pages with a version'),
    inp: histogram(
      'inp_seconds',
      'Interaction to next paint of pages with a version',
      [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
    ),
    cls: histogram('cls', 'Layout shift of pages with a version', [0.01, 0.05, 0.1, 0.25, 0.5]),
  }

  return (reports: readonly Beacon[]): void => {
    const ofVersions = reports.filter((report) => report.outcome !== 'measured')
    for (const { remote: app, version, outcome, ms, translated } of ofVersions) {
      counts[outcome].inc({ app, version, ...(translated && { translated: 'true' }) })
      if (ms !== null) load.observe({ app, version }, ms / 1000)
    }
    const vitals = reports.find((report) => report.outcome === 'measured')
    const versions = new Map(ofVersions.map(({ remote, version }) => [remote, version]))
    for (const [app, version] of versions) {
      for (const name of ['lcp', 'inp', 'cls'] as const) {
        const size = vitals?.[name] ?? null
        if (size !== null) ofPages[name].observe({ app, version }, size / 1000)
      }
    }
  }
}
