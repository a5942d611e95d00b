import { encodingFor } from '@storefront/server'
import type { Context } from 'hono'
import texts from '../../catalogue/data/captions.json' with { type: 'json' }
import points from '../../catalogue/data/focus.json' with { type: 'json' }
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

/** Widest size in pixels, by the first word of a picture's name. Destinations are shown on cards only. */
const widest: Record<string, number> = {
  hero: 1600,
  hotel: 1600,
  tour: 1600,
  package: 1600,
  destination: 960,
}

export function widestPicture(name: string): number {
  return widest[name.split('-')[0] ?? ''] ?? 1200
}

/** URL path of a picture's widest size. */
export function imageUrl(name: string): string {
  return `/media/${name}-${widestPicture(name)}.avif`
}

const focuses = new Map(Object.entries(points))

/** Fields of a record's picture, with its focal point. */
export function wirePicture(name: string) {
  const [x, y] = focuses.get(name) ?? []
  return { image_url: imageUrl(name), image_focus: x === undefined ? null : { x, y } }
}

const captions = new Map(Object.entries(texts))

/** Gallery pictures. `alt` is our addition to the specification. */
export function wireImages(names: readonly string[]) {
  return names.map((name, index) => ({
    id: index + 1,
    image_url: imageUrl(name),
    alt: captions.get(name) ?? null,
  }))
}

export function avatarUrl(name: string): string {
  return `/media/${name}-192.avif`
}
