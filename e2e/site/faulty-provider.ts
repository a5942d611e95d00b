import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiFault, badAnswer, hangMs } from './bad-answers.ts'
import { type Served, serve } from './serve.ts'

export type FaultyProvider = Served & {
  /** Makes calls fail, by path below `/api/v1`. */
  breaks: (paths: Record<string, ApiFault>) => void
  /** Appends a text to every text field, except ids, addresses and dates. */
  poisons: (text: string) => void
}

/** Ids, addresses and dates. */
const keptFields = /^(id|slug|type|iata_code|.*_url|.*_date|.*_time|.*avatar|url)$/

/** Starts a proxy of a provider, with the faults that a test sets. */
export async function startFaultyProvider(upstream: string): Promise<FaultyProvider> {
  let broken: Record<string, ApiFault> = {}
  let poison = ''
  const served = await serve(async (request, response) => {
    const path = (request.url ?? '').replace('/api/v1', '').split('?')[0] ?? ''
    const fault = broken[path]
    if (fault) return fail(response, fault)
    const answer = await fetch(`${upstream}${request.url}`, { method: request.method ?? 'GET' })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.includes('json') || !poison) {
      return void response.end(Buffer.from(await answer.arrayBuffer()))
    }
    response.end(JSON.stringify(await answer.json(), (key, value) => spoil(key, value, poison)))
  })
  return {
    ...served,
    breaks: (paths) => {
      broken = paths
    },
    poisons: (text) => {
      poison = text
    },
  }
}

function spoil(key: string, value: unknown, poison: string): unknown {
  return typeof value === 'string' && !keptFields.test(key) ? `${value}${poison}` : value
}

async function fail(response: ServerResponse, fault: ApiFault): Promise<void> {
  const answer = badAnswer(fault)
  if (!answer) return void response.destroy()
  if (fault === 'hang') await pause(hangMs, undefined, { ref: false })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
}
