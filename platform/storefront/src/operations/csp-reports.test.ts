import { afterEach, expect, test, vi } from 'vitest'
import { cspReportRoute } from './csp-reports.ts'
import { log } from './log.ts'

afterEach(() => void vi.restoreAllMocks())

async function tell(body: unknown) {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const init = { method: 'POST', body: JSON.stringify(body) }
  const { status } = await cspReportRoute(false, null).request('/', init)
  return { status, lines: warn.mock.calls.map(([fields]) => fields) }
}

const report = {
  'document-uri': 'https://shop.example/hotels?guests=2,1,0',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?visitor=ana',
}

test('a violation is a line of the log, without the queries of its addresses', async () => {
  const { status, lines } = await tell({ 'csp-report': report })
  expect(status).toBe(204)
  expect(lines).toEqual([
    { page: '/hotels', directive: 'script-src-elem', blocked: 'https://evil.example' },
  ])
})

test.each([
  ['inline', 'inline'],
  ['data', 'data'],
  ['', 'unknown'],
])('what has no address is named by its kind: %j', async (blocked, kind) => {
  const { lines } = await tell({ 'csp-report': { ...report, 'blocked-uri': blocked } })
  expect(lines).toMatchObject([{ blocked: kind }])
})

test.each([
  ['no report', {}],
  ['no text', { 'csp-report': { ...report, 'effective-directive': 7 } }],
  ['a directive of its own', { 'csp-report': { ...report, 'effective-directive': 'x\ny' } }],
])('%s is refused and not logged', async (_, body) => {
  expect(await tell(body)).toEqual({ status: 400, lines: [] })
})
