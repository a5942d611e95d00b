import { encodingFor } from '@storefront/server'
import type { Context } from 'hono'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { compressed, worthCompressing } from './compression.ts'

/** Sends JSON, compressed if the caller accepts it. `seconds` is its public cache lifetime. */
export async function sendJson(context: Context, json: string, seconds: number): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'cache-control': seconds > 0 ? `public, max-age=${seconds}` : 'no-cache',
  }
  context.header('vary', 'accept-encoding', { append: true })
  const encoding = encodingFor(context.req.header('accept-encoding'))
  if (!encoding || json.length < worthCompressing) return context.body(json, 200, headers)
  const bytes = await compressed(json, encoding)
  return context.body(bytes, 200, { ...headers, 'content-encoding': encoding })
}

/** Most cached texts of a catalogue. Their number needs a bound, because anyone may query flights of any day. */
const mostPrepared = 20_000

const prepared = new WeakMap<Catalogue, Map<string, string>>()

/** Caches JSON texts by name until the catalogue changes. */
export function preparedJson(catalogue: Catalogue, name: string, build: () => unknown): string {
  const texts = prepared.get(catalogue) ?? new Map<string, string>()
  if (texts.size > mostPrepared) texts.clear()
  prepared.set(catalogue, texts)
  const text = texts.get(name) ?? JSON.stringify(build())
  texts.set(name, text)
  return text
}

/** Sends JSON that is built once per catalogue and may be cached for a minute. */
export function sendPrepared(
  context: Context,
  catalogue: Catalogue,
  name: string,
  build: (catalogue: Catalogue) => unknown,
): Promise<Response> {
  const json = preparedJson(catalogue, name, () => build(catalogue))
  return sendJson(context, json, 60)
}
