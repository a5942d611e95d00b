import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const compressible = /^(text\/|image\/svg|application\/(json|xml|ld\+json))/

/** Below this a page is one packet either way, in bytes. */
const worthwhile = 1024

/** Pages and answers are compressed per request: 5 is within a tenth of the best for a fiftieth of its time. */
const quality = 5

/**
 * Compresses what was made for this request: pages, and answers of the provider. Files have their compressed twins
 * from the build; browsers on plain http, which take no brotli, get them in gzip here.
 */
export function compression(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const encoding = chosen(c.req.header('accept-encoding') ?? '')
    const { res } = c
    if (!encoding || !res.body || !isWorthIt(res)) return
    const plain = Buffer.from(await res.arrayBuffer())
    const headers = new Headers(res.headers)
    addVary(headers)
    if (plain.length < worthwhile) {
      c.res = new Response(plain, { status: res.status, headers })
      return
    }
    const small = await encoders[encoding](plain)
    headers.set('content-encoding', encoding)
    headers.set('content-length', String(small.length))
    const etag = headers.get('etag')
    if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`)
    c.res = undefined
    c.res = new Response(small, { status: res.status, headers })
  }
}

type Encoding = 'br' | 'gzip'

const encoders: Record<Encoding, (plain: Buffer) => Promise<NonSharedBuffer>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => promisify(gzip)(plain),
}

/** The best encoding that the browser takes; one it gives no weight to is refused. */
function chosen(accepted: string): Encoding | null {
  const offered = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (offered.includes('br')) return 'br'
  return offered.includes('gzip') ? 'gzip' : null
}

function isWorthIt({ headers, status }: Response): boolean {
  return (
    status !== 206 &&
    !headers.has('content-encoding') &&
    !headers.get('cache-control')?.includes('no-transform') &&
    compressible.test(headers.get('content-type') ?? '')
  )
}

function addVary(headers: Headers): void {
  const vary = headers.get('vary') ?? ''
  if (!/accept-encoding/i.test(vary)) headers.append('vary', 'accept-encoding')
}
