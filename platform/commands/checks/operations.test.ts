import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../processes/apps.ts'
import { createMetrics as providerMetrics } from '../../provider/src/http/metrics.ts'
import { createMetrics as serviceMetrics } from '../../releases/service/src/http/metrics.ts'
import { createMetrics as storefrontMetrics } from '../../storefront/src/operations/metrics.ts'

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] }
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const read = (file: string) => readFileSync(join(root, 'docs/operations', file), 'utf8')
const rules = (parse(read('alerts.yaml')) as Rules).groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(read('dashboard.json')) as Dashboard
const runbook = read('README.md')

const waiting = { oldestSeconds: { refund: 0, notice: 0 }, deadLetters: 0 }
const printed = [
  storefrontMetrics(async () => ['published.json: no JSON.']),
  providerMetrics(
    async () => true,
    async () => waiting,
  ),
  serviceMetrics(),
]

/** Each metric that the three servers print, with its labels. */
const known = await Promise.all(printed.map(labelsByMetric)).then((of) => new Map(of.flat()))
/** What Prometheus adds by itself. */
known.set('up', [])
const added = ['job', 'instance']

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
].map(([name = '', expr = '']) => [name, expr.replaceAll('$__rate_interval', '5m')] as const)

test.each(expressions)(
  '%s asks for metrics that are there, by labels that they have',
  (_, expr) => {
    const missing = selectorsOf(expr).flatMap(({ metric, labels }) => {
      const has = known.get(metric)
      if (!has) return metric
      return labels.filter((label) => ![...has, ...added].includes(label))
    })
    expect(missing).toEqual([])
  },
)

test('each alert has its section in the runbook, and no section is without its alert', () => {
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(sections.filter((name) => name !== 'First')).toEqual(rules.map(({ alert }) => alert))
})

/** What a server prints after one request. */
async function labelsByMetric(metrics: {
  registerMetrics: MiddlewareHandler
  printMetrics: Handler
}): Promise<[string, string[]][]> {
  const app = new Hono().use(metrics.registerMetrics).get('/metrics', metrics.printMetrics)
  await app.request('/nothing')
  const text = await (await app.request('/metrics')).text()
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)].map(([, name = '', labels = '']) => [
    name,
    [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
  ])
}

/** The metrics that an expression of Prometheus reads, each with the labels it selects by. Throws when it is none. */
function selectorsOf(expr: string): { metric: string; labels: string[] }[] {
  const selectors: { metric: string; labels: string[] }[] = []
  parser.parse(expr).iterate({
    enter: ({ name, type, from, to }) => {
      const text = expr.slice(from, to)
      if (type.isError) throw new Error(`Not understood from "${expr.slice(from, from + 20)}" on.`)
      if (name === 'VectorSelector') selectors.push({ metric: '', labels: [] })
      const selector = selectors.at(-1)
      if (selector && name === 'Identifier') selector.metric = text
      if (selector && name === 'LabelName' && /^\s*[=!]/.test(expr.slice(to)))
        selector.labels.push(text)
    },
  })
  return selectors
}
