/** Metrics that browsers report, in seconds; `cls` is a score. */
export const measures = ['load_seconds', 'lcp_seconds', 'inp_seconds', 'cls'] as const

export type Measure = (typeof measures)[number]

/** Histogram buckets by upper bound, with cumulative counts. */
export type Buckets = Map<number, number>

/** Browser reports of one version of an app. */
export type VersionFigures = {
  app: string
  version: string
  loads: number
  failures: number
  errors: number
  buckets: Partial<Record<Measure, Buckets>>
}

const counters = { loads: 'loads', load_failures: 'failures', errors: 'errors' } as const

const sample = /^storefront_app_(\w+?)(_total|_bucket)\{(.*)\} (\S+)$/gm

/** Sums the `/metrics` of storefronts by app and version. Ignores other metrics and errors of translated pages. */
export function browserFigures(...printed: string[]): VersionFigures[] {
  const versions = new Map<string, VersionFigures>()
  for (const [, name = '', kind, text = '', value] of printed.join('\n').matchAll(sample)) {
    const labels = Object.fromEntries(
      [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, of]) => [label, of]),
    )
    const { app = '', version = '', le = '', translated } = labels
    if (translated) continue
    const key = `${app} ${version}`
    const none: VersionFigures = { app, version, loads: 0, failures: 0, errors: 0, buckets: {} }
    const figures = versions.get(key) ?? none
    versions.set(key, figures)
    if (kind === '_total' && name in counters) {
      figures[counters[name as keyof typeof counters]] += Number(value)
    } else if (kind === '_bucket') {
      const buckets = figures.buckets[name as Measure] ?? new Map()
      figures.buckets[name as Measure] = buckets
      const bound = le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le)
      buckets.set(bound, (buckets.get(bound) ?? 0) + Number(value))
    }
  }
  return [...versions.values()].sort((a, b) =>
    `${a.app} ${a.version}`.localeCompare(`${b.app} ${b.version}`),
  )
}

/** Interpolates a quantile within its bucket, as Prometheus does. Null without observations. */
export function quantile(buckets: Buckets | undefined, q: number): number | null {
  const sorted = [...(buckets ?? [])].sort(([a], [b]) => a - b)
  const rank = q * (sorted.at(-1)?.[1] ?? 0)
  const index = sorted.findIndex(([, count]) => count >= rank)
  const [bound, count] = sorted[index] ?? []
  if (rank === 0 || bound === undefined || count === undefined) return null
  const [lower, before] = sorted[index - 1] ?? [0, 0]
  if (bound === Number.POSITIVE_INFINITY) return lower
  return lower + ((bound - lower) * (rank - before)) / (count - before)
}
