import { NotFitError, RegistryChangeError } from '@storefront/releases'
import { createLog } from '@storefront/server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { errorHandler } from './errors.ts'
import { Refusal } from './refusal.ts'

const outage = 'Registry or store do not answer. Try again in a moment.'
const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), {
  code: 'ECONNREFUSED',
})

test.each<[string, Error, number, string]>([
  ['a refusal', new Refusal(404, 'There is none.'), 404, 'There is none.'],
  ['a change that makes no sense', new RegistryChangeError('No canary.'), 409, 'No canary.'],
  ['what does not fit', new NotFitError(['One.', 'Two.']), 409, 'One.\nTwo.'],
  ['a database that is down', refused, 503, outage],
  ['one that hangs', new Error('Query read timeout'), 503, outage],
  [
    'a mistake of ours',
    new TypeError('x is not a function'),
    500,
    'Something went wrong on our side.',
  ],
])('%s is told as a sentence, and nothing of the inside', async (_, error, status, sentence) => {
  const app = new Hono().get('/', () => {
    throw error
  })
  app.onError(errorHandler(createLog('silent')))
  const answer = await app.request('/')
  expect([answer.status, await answer.json()]).toEqual([status, { error: sentence }])
})
