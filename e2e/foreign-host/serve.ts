import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Served, serve } from '../site/serve.ts'

/** Serves a built host at its own origin and proxies calls of the API to a storefront. */
export function serveForeignHost(folder: string, storefront: string): Promise<Served> {
  return serve(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (/^\/(api|media)\//.test(pathname)) {
      const answer = await fetch(`${storefront}${pathname}${search}`)
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      return void response.end(Buffer.from(await answer.arrayBuffer()))
    }
    const isScript = pathname.endsWith('.js')
    const file = await readFile(join(folder, isScript ? pathname : 'index.html')).catch(() => null)
    const type = isScript ? 'text/javascript' : 'text/html'
    response.writeHead(file ? 200 : 404, { 'content-type': type }).end(file)
  })
}
