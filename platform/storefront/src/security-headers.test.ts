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

async function headersWith(variables: Record<string, string> = {}): Promise<Headers> {
  const app = new Hono<SiteEnv>()
  const config = readConfig({ PROVIDER_URL: 'https://api.example', ...variables })
  app.use((c, next) => next().then(() => allowInlined(c)))
  app.use(securityHeaders(config)).get('/', (c) => {
    c.set('inline', { scripts: [source('alert(1)')], styles: [source('p{}'), source('a{}')] })
    return c.html('<p>Hello</p>')
  })
  return (await app.request('/')).headers
}

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''

test.each([
  ['its own remotes', {}],
  ['remotes of another host', { REMOTES_URL: 'https://cdn.example/remotes' }],
])('CSP Evaluator finds no medium or high risk with %s', async (_, variables) => {
  const { csp } = new CspParser(policyOf(await headersWith(variables)))
  const findings = new CspEvaluator(csp).evaluate()
  const high = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
  expect(findings.length).toBeGreaterThan(0)
  expect(high.map(({ description, value }) => `${value}: ${description}`)).toEqual([])
})

test('inline scripts need a hash, only the named Trusted Types policies make HTML, and no site frames a page', async () => {
  const headers = await headersWith({ REMOTES_URL: 'https://cdn.example/remotes' })
  const policy = policyOf(headers)
  const directive = (name: string) =>
    policy
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${name} `))
  expect(directive('script-src')).toMatch(
    /^script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/cdn\.example$/,
  )
  expect(directive('style-src')).toMatch(
    /^style-src 'self'( 'sha256-[\w+/]{43}='){2} https:\/\/cdn\.example$/,
  )
  expect(directive('script-src-attr')).toBe("script-src-attr 'none'")
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(headers.get('x-frame-options')).toBe('DENY')
})
