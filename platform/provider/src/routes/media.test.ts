import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { mediaRoutes, mostPreviews } from './media.ts'

const app = mediaRoutes((name) => (name.startsWith('h') ? '1a2b3c4d' : undefined)).onError(
  (error, context) => context.body(null, error instanceof Refusal ? error.status : 500),
)
const ask = (file: string) => app.request(`/media/${file}`)

test('serves AVIF, and a WebP preview of the same size, both immutable', async () => {
  for (const type of ['avif', 'webp']) {
    const answer = await ask(`hotel-07-v1a2b3c4d-1200.${type}`)
    expect(answer.headers.get('content-type')).toBe(`image/${type}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, width, height]).toEqual([type === 'avif' ? 'heif' : type, 1200, 750])
  }
})

test.each([
  'hero-lagoon-v1a2b3c4d-m-768.avif',
  'hotel-07-1200.avif',
  'hotel-07-v00000000-1200.avif',
  'tour-07-v1a2b3c4d-1200.webp',
])('serves %s, and caches it for good only under the current version', async (file) => {
  const answer = await ask(file)
  expect(answer.status).toBe(200)
  const isCurrent = file.startsWith('h') && file.includes('1a2b3c4d')
  expect(answer.headers.get('cache-control')).toMatch(isCurrent ? /immutable/ : /^no-cache$/)
})

test('has a cache large enough for every preview', async () => {
  const pictures = await readdir(new URL('../../catalogue/pictures', import.meta.url))
  const previewed = pictures.filter((name) => name.endsWith('-1200.avif'))
  expect(previewed.length).toBeGreaterThan(100)
  expect(previewed.length).toBeLessThanOrEqual(mostPreviews)
})

test.each([
  'no-such-picture-1200.avif',
  'no-such-picture-1200.webp',
  'hotel-07-480.webp',
  'hotel-07.webp',
  '..%2Fdata%2Fhotels.json',
])('%s is not found', async (file) => {
  expect((await ask(file)).status).toBe(404)
})
