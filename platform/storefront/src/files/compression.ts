import { Duplex, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { brotliQuality, type Encoding, encoders, encodingFor } from '@storefront/server'
import type { MiddlewareHandler } from 'hono'

const compressible = /^(text\/|image\/svg|application\/(json|xml|ld\+json))/

/** Below this a page is one packet either way, in bytes. */
const worthwhile = 1024

/**
 * Compresses what was made for this request: pages, and answers of the provider. Files have their compressed twins
 * from the build; browsers on plain http, which take no brotli, get them in gzip here.
 */
export function compression(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const encoding = encodingFor(c.req.header('accept-encoding'))
    const { res } = c
    // Headers are read first: reading the body turns it into a stream.
    if (!encoding || !isWorthIt(res) || !res.body) return
    const { status } = res
    const headers = new Headers(res.headers)
    addVary(headers)
    if (isFlowing(res)) {
      headers.set('content-encoding', encoding)
      const body = res.body.pipeThrough(
        Duplex.toWeb(pieceEncoders[encoding]()) as ReadableWritablePair<Uint8Array, Uint8Array>,
      )
      c.res = undefined
      c.res = new Response(body, { status, headers })
      return
    }
    const plain = Buffer.from(await res.arrayBuffer())
    if (plain.length < worthwhile) {
      c.res = new Response(plain, { status, headers })
      return
    }
    const small = await encoders[encoding](plain)
    headers.set('content-encoding', encoding)
    headers.set('content-length', String(small.length))
    const etag = headers.get('etag')
    if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`)
    c.res = undefined
    c.res = new Response(small, { status, headers })
  }
}

/** Compresses piece by piece: what was written leaves at once. */
const pieceEncoders: Record<Encoding, () => Transform> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}

/** Whether an answer is made while it is being sent, and says that proxies must not buffer it. */
function isFlowing({ headers }: Response): boolean {
  return headers.get('x-accel-buffering') === 'no'
}

function isWorthIt({ headers, status }: Response): boolean {
  return (
    status !== 206 &&
    Number(headers.get('content-length') ?? worthwhile) >= worthwhile &&
    !headers.has('content-encoding') &&
    !headers.get('cache-control')?.includes('no-transform') &&
    compressible.test(headers.get('content-type') ?? '')
  )
}

function addVary(headers: Headers): void {
  const vary = headers.get('vary') ?? ''
  if (!/accept-encoding/i.test(vary)) headers.append('vary', 'accept-encoding')
}
