import type { Agency } from '@storefront/contract'
import { firstWords } from '@storefront/domain'
import type { HeadSink, PageHeadProps } from '@storefront/router'

/** Longest title that search engines show, in characters. */
const shown = 70

/** Document title, followed by the agency's name if it fits and the title lacks it. */
export function documentTitle(title: string, agency: Agency): string {
  const full = title.includes(agency.product) ? title : `${title} | ${agency.product} Travel`
  return full.length <= shown ? full : firstWords(title, shown)
}

/** Updates the document's head. Structured data are of the page that the server sent, for search engines that run scripts. */
export function documentHead(agency: Agency): HeadSink {
  const sent = location.pathname
  return {
    set: ({ title, description, noindex }: PageHeadProps) => {
      document.title = documentTitle(title, agency)
      setMeta('description', description)
      setMeta('robots', noindex ? 'noindex' : undefined)
      setCanonical(location.pathname)
      if (location.pathname === sent) return
      for (const old of document.querySelectorAll('script[type="application/ld+json"]'))
        old.remove()
    },
  }
}

function setMeta(name: string, content: string | undefined) {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (!content) return existing?.remove()
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
  meta.name = name
  meta.content = content
}

function setCanonical(path: string) {
  const link =
    document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
    document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = new URL(path, location.origin).href
}
