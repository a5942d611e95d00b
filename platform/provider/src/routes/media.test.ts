import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { mediaRoutes } from './media.ts'

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
  ['hero-lagoon-v1a2b3c4d-m-768.avif', 200, /immutable/],
  ['hotel-07-v00000000-1200.avif', 200, /^no-cache$/],
  ['tour-07-1200.webp', 200, /^no-cache$/],
  ['no-such-picture-1200.webp', 404, /^$/],
  ['hotel-07-480.webp', 404, /^$/],
  ['..%2Fdata%2Fhotels.json', 404, /^$/],
])(
  'answers %s with %i, cached for good only under the current version',
  async (file, status, cached) => {
    const answer = await ask(file)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control') ?? '').toMatch(cached)
  },
)
