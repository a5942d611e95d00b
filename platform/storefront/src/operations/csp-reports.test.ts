import { afterEach, expect, test, vi } from 'vitest'
import { cspReportRoute } from './csp-reports.ts'
import { log } from './log.ts'

afterEach(() => void vi.restoreAllMocks())

async function report(body: unknown) {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const init = { method: 'POST', body: JSON.stringify(body) }
  const { status } = await cspReportRoute(false, null).request('/', init)
  return { status, lines: warn.mock.calls.map(([fields]) => fields) }
}

const violation = {
  'document-uri': 'https://shop.example/hotels?guests=2,1,0',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?visitor=ana',
}

test('logs a violation without the queries of its addresses', async () => {
  const { status, lines } = await report({ 'csp-report': violation })
  expect(status).toBe(204)
  expect(lines).toEqual([
    { page: '/hotels', directive: 'script-src-elem', blocked: 'https://evil.example' },
  ])
})

test.each([
  ['inline', 'inline'],
  ['data', 'data'],
  ['', 'unknown'],
])('logs the blocked source %j as %s', async (blocked, kind) => {
  const { lines } = await report({ 'csp-report': { ...violation, 'blocked-uri': blocked } })
  expect(lines).toMatchObject([{ blocked: kind }])
})

test.each([
  ['a body without a report', {}],
  ['a directive that is not a text', { 'csp-report': { ...violation, 'effective-directive': 7 } }],
  ['a malformed directive', { 'csp-report': { ...violation, 'effective-directive': 'x\ny' } }],
])('refuses %s', async (_, body) => {
  expect(await report(body)).toEqual({ status: 400, lines: [] })
})
