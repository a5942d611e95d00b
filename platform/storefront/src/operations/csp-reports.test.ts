import { afterEach, expect, test, vi } from 'vitest'
import { cspReportRoute } from './csp-reports.ts'
import { log } from './log.ts'

afterEach(() => void vi.restoreAllMocks())

const violation = {
  'document-uri': 'https://shop.example/hotels?guests=2,1,0',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?visitor=ana',
}

/** Reports a violation. Returns the status of the answer, and the lines of the log. */
async function report(changes: object) {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const body = JSON.stringify({ 'csp-report': { ...violation, ...changes } })
  const { status } = await cspReportRoute(false, null).request('/', { method: 'POST', body })
  return { status, lines: warn.mock.calls.map(([fields]) => fields) }
}

const logged = (blocked: string) => [{ page: '/hotels', directive: 'script-src-elem', blocked }]

test.each([
  [{}, 204, logged('https://evil.example')],
  [{ 'blocked-uri': 'inline' }, 204, logged('inline')],
  [{ 'blocked-uri': '' }, 204, logged('unknown')],
  [{ 'effective-directive': 'x\ny' }, 400, []],
])(
  'answers a violation with %j by %d, and logs it without the queries of its addresses',
  async (changes, status, lines) => {
    expect(await report(changes)).toEqual({ status, lines })
  },
)
