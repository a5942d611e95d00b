import { integrityOf } from '@storefront/releases'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from './callers/own-addresses.ts'
import { readConfig } from './config.ts'
import { allowInlined, securityHeaders } from './security-headers.ts'

const source = (text: string) => `'${integrityOf(Buffer.from(text))}'`

test('only hashed scripts and those of the hosts run, only named Trusted Types policies make HTML, and no site frames a page', async () => {
  const app = new Hono<SiteEnv>()
  const REMOTES_URL = 'https://cdn.example/remotes'
  const config = readConfig({ PROVIDER_URL: 'https://api.example', REMOTES_URL })
  app.use((c, next) => next().then(() => allowInlined(c)))
  app.use(securityHeaders(config)).get('/', (c) => {
    c.set('inline', { scripts: [source('alert(1)')], styles: [source('p{}'), source('a{}')] })
    return c.html('<p>Hello</p>')
  })
  const { headers } = await app.request('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy.split(/; */)).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${source('alert(1)')} https://cdn.example`,
      `style-src 'self' ${source('p{}')} ${source('a{}')} https://cdn.example`,
      "script-src-attr 'none'",
      "require-trusted-types-for 'script'",
    ]),
  )
  expect(headers.get('x-frame-options')).toBe('DENY')
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  const high = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
  expect(findings.length).toBeGreaterThan(0)
  expect(high.map(({ description, value }) => `${value}: ${description}`)).toEqual([])
})
