import contract from '@storefront/contract/openapi.json' with { type: 'json' }
import { Hono } from 'hono'
import { sendJson } from '../http/answers.ts'

const text = JSON.stringify(contract)

/** GET /openapi.json: the calls of spec §7 as OpenAPI 3.1. */
export function contractRoutes() {
  return new Hono().get('/openapi.json', (context) => sendJson(context, text, 60))
}
