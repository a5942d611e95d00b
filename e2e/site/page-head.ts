export type PageHead = {
  title: string
  description: string
  canonical: string
  isIndexed: boolean
  openGraph: Record<string, string>
  /** schema.org descriptions by type. */
  things: Record<string, Record<string, unknown>>
  /** `<link>`s without an address. */
  linksToNothing: string[]
}

export function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)]
  const meta = Object.fromEntries(metas.map(([, name = '', content = '']) => [name, text(content)]))
  const scripts = head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const things = [...scripts].map(([, json = '']) => JSON.parse(json) as { '@type': string })
  return {
    title: text(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: meta.description ?? '',
    canonical: text(/<link rel="canonical" href="([^"]*)">/.exec(head)?.[1] ?? ''),
    isIndexed: !meta.robots?.includes('noindex'),
    openGraph: Object.fromEntries(
      Object.entries(meta).flatMap(([name, content]) =>
        name.startsWith('og:') ? [[name.slice(3), content]] : [],
      ),
    ),
    linksToNothing: [...head.matchAll(/<link (?![^>]*href=)[^>]*>/g)].map(([link]) => link),
    things: Object.fromEntries(things.map((thing) => [thing['@type'], thing])),
  }
}

function text(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
