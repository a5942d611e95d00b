import type { Context } from 'hono'
import texts from '../../catalogue/data/captions.json' with { type: 'json' }
import type { Catalogue } from '../catalogue/catalogue.ts'
import { compressed, encodingFor, worthCompressing } from './compression.ts'

/** Answers that only change with the catalogue, as text: made once, sent many times. */
const prepared = new WeakMap<Catalogue, Map<string, string>>()

/** Sends a JSON text as it is, compressed as the caller takes it. `seconds` is how long anyone may keep it. */
export async function sendJson(context: Context, json: string, seconds: number): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'cache-control': seconds > 0 ? `public, max-age=${seconds}` : 'no-cache',
  }
  context.header('vary', 'accept-encoding', { append: true })
  const encoding = encodingFor(context)
  if (!encoding || json.length < worthCompressing) return context.body(json, 200, headers)
  const bytes = await compressed(json, encoding)
  return context.body(bytes, 200, { ...headers, 'content-encoding': encoding })
}

/** The JSON text made by `build`, made again only for another catalogue. */
export function preparedJson(catalogue: Catalogue, name: string, build: () => unknown): string {
  const texts = prepared.get(catalogue) ?? new Map<string, string>()
  prepared.set(catalogue, texts)
  const text = texts.get(name) ?? JSON.stringify(build())
  texts.set(name, text)
  return text
}

/** Pictures that fill a screen are drawn wider than the others. */
const wide = /^(hero|destination|hotel|tour|package)-/

/** Largest width a picture is rendered at, in pixels. */
export function widestPicture(name: string): number {
  return wide.test(name) ? 1600 : 1200
}

/** Address of a picture as the API gives it: its largest size. */
export function imageUrl(name: string): string {
  return `/media/${name}-${widestPicture(name)}.webp`
}

/** What each picture of a gallery shows, by its name. */
const captions = new Map(Object.entries(texts))

/** Pictures in their order (spec §3); `alt`, an addition to it, says what they show. */
export function wireImages(names: readonly string[]) {
  return names.map((name, index) => ({
    id: index + 1,
    image_url: imageUrl(name),
    alt: captions.get(name) ?? null,
  }))
}

/** Address of an author's picture. */
export function avatarUrl(name: string): string {
  return `/media/${name}-192.webp`
}
