import { expect, test } from 'vitest'
import { portFromEnvironment, settingsFromEnvironment } from './settings.ts'

test.each<[string, Record<string, string>, [string, string][]]>([
  ['nothing', {}, [['production', '.releases']]],
  ['a folder', { RELEASES_DIR: '/srv/releases' }, [['production', '/srv/releases']]],
  ['a database', { REGISTRY_URL: 'postgres://db/r' }, [['production', 'postgres://db/r']]],
  [
    'two environments',
    { ENVIRONMENTS: 'staging=/srv/staging, production=postgres://db/r?host=a' },
    [
      ['staging', '/srv/staging'],
      ['production', 'postgres://db/r?host=a'],
    ],
  ],
])('of %s the environments are clear', (_, env, environments) => {
  expect([...settingsFromEnvironment(env).environments]).toEqual(environments)
})

test.each<[Record<string, string>, string]>([
  [{ ENVIRONMENTS: 'production' }, 'ENVIRONMENTS is not of the form name=address,…: production'],
  [{ APPROVALS: 'prod' }, 'APPROVALS names prod, which is no environment'],
  [{ REDIS_URL: 'redis.internal' }, 'REDIS_URL is not of the form redis://'],
  [{ LOOK: 'yes' }, 'LOOK is neither on nor off: yes'],
  [{ OIDC_ISSUER: 'https://i.example' }, 'belong together'],
])('%j is refused', (env, sentence) => {
  expect(() => settingsFromEnvironment(env)).toThrow(sentence)
})

test('a port is a number', () => {
  expect(portFromEnvironment({})).toBe(3100)
  expect(() => portFromEnvironment({ PORT: 'a' })).toThrow('PORT is not a number: a')
})
