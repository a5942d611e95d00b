import * as v from 'valibot'
import type { Failure } from './failure.ts'
import { atOnce, type TestedPage } from './pages.ts'

/** A page that no thread made lists no rendered parts. */
const bootData = v.looseObject({ rendered: v.optional(v.array(v.string()), []) })

/** Paths in the sitemap. Throws a sentence if the site does not answer. */
export async function sitemapOf(site: string): Promise<string[]> {
  const answer = await fetch(`${site}/sitemap.xml`).catch((cause: unknown) => {
    throw new Error(`The site at ${site} does not answer.`, { cause })
  })
  const map = await answer.text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

/**
 * Has the server render each page. Returns a failure for each that is missing, lacks a part or takes longer than `patienceMs`,
 * and stops after a slow one.
 */
export async function onAServer(
  site: string,
  pages: TestedPage[],
  patienceMs: number,
): Promise<Failure[]> {
  let isSlow = false
  const failures = new Map<TestedPage, string>()
  const queue = pages.values()
  const visitQueue = async () => {
    for (const page of queue) {
      if (isSlow) return
      const cause = await problemOf(site, page, patienceMs).catch((error: Error) => {
        if (error.name !== 'TimeoutError') throw error
        isSlow = true
        return `the server has not answered after ${patienceMs / 1000} s`
      })
      if (cause !== null) failures.set(page, cause)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitQueue))
  return pages.flatMap((page) => {
    const cause = failures.get(page)
    return cause === undefined ? [] : [{ page, cause }]
  })
}

async function problemOf(
  site: string,
  { address, parts }: TestedPage,
  patienceMs: number,
): Promise<string | null> {
  const answer = await fetch(site + address, { signal: AbortSignal.timeout(patienceMs) })
  const html = await answer.text()
  if (answer.status !== 200) return `the server answers ${answer.status}`
  const [, boot = '{}'] = /id="boot">(.*?)<\/script>/s.exec(html) ?? []
  const { rendered } = v.parse(bootData, JSON.parse(boot))
  const missing = parts.filter((part) => !rendered.includes(part))
  return missing.length > 0 ? `the server could not render ${missing.join(', ')}` : null
}
