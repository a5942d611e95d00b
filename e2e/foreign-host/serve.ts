import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** Serves a built host at its own origin and proxies calls of the API to a storefront. */
export async function serveForeignHost(
  folder: string,
  storefront: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (/^\/(api|media)\//.test(pathname)) {
      const answer = await fetch(`${storefront}${pathname}${search}`)
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
      })
      response.end(Buffer.from(await answer.arrayBuffer()))
      return
    }
    const isScript = pathname.endsWith('.js')
    const file = await readFile(join(folder, isScript ? pathname : 'index.html')).catch(() => null)
    response.writeHead(file ? 200 : 404, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
    })
    response.end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
