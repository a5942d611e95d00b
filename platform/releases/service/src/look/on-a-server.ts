import * as v from 'valibot'
import type { LookedPage } from './pages.ts'

const bootData = v.looseObject({ rendered: v.array(v.string()) })

/** Addresses in the site's map, from its root. */
export async function sitemapOf(site: string): Promise<string[]> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

/** Has the server render each page; a sentence for each that lacks a part it should have. */
export async function onAServer(site: string, pages: LookedPage[]): Promise<string[]> {
  const findings: string[] = []
  for (const { address, parts } of pages) {
    const answer = await fetch(site + address)
    const html = await answer.text()
    const [, boot = '{"rendered":[]}'] = /id="boot">(.*?)<\/script>/s.exec(html) ?? []
    const { rendered } = v.parse(bootData, JSON.parse(boot))
    const missing = parts.filter((part) => !rendered.includes(part))
    if (answer.status >= 500) findings.push(`${address}: the server answers ${answer.status}.`)
    else if (missing.length > 0)
      findings.push(`${address}: the server could not render ${missing.join(', ')}.`)
  }
  return findings
}
