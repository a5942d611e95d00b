import { expect, test } from 'vitest'
import { cspReportRoute } from './csp-reports.ts'

async function tell(body: unknown) {
  const lines: string[] = []
  const app = cspReportRoute({
    log: (line) => void lines.push(line),
    trustProxy: false,
    now: () => new Date('2026-11-22T08:00:00Z'),
  })
  const init = { method: 'POST', body: JSON.stringify(body) }
  const { status } = await app.request('/', init)
  return { status, lines }
}

const report = {
  'document-uri': 'https://shop.example/hotels?guests=2,1,0',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?visitor=ana',
}

test('a violation is a line of the log, without the queries of its addresses', async () => {
  const { status, lines } = await tell({ 'csp-report': report })
  expect(status).toBe(204)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      at: '2026-11-22T08:00:00.000Z',
      level: 'warn',
      event: 'csp',
      page: '/hotels',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
    },
  ])
})

test.each([
  ['inline', 'inline'],
  ['data', 'data'],
  ['', 'unknown'],
])('what has no address is named by its kind: %j', async (blocked, kind) => {
  const { lines } = await tell({ 'csp-report': { ...report, 'blocked-uri': blocked } })
  expect(lines[0]).toContain(`"blocked":"${kind}"`)
})

test.each([
  ['no report', {}],
  ['no text', { 'csp-report': { ...report, 'effective-directive': 7 } }],
  ['a directive of its own', { 'csp-report': { ...report, 'effective-directive': 'x\ny' } }],
])('%s is refused and not logged', async (_, body) => {
  expect(await tell(body)).toEqual({ status: 400, lines: [] })
})
