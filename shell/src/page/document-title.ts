import type { Agency } from '@storefront/contract'
import { firstWords } from '@storefront/domain'

/** What search engines show of a title, in characters. */
const shown = 70

/** Title of the document: the page's own, then the agency's name where it fits and is not already there. */
export function documentTitle(title: string, agency: Agency): string {
  const full = title.includes(agency.product) ? title : `${title} | ${agency.product} Travel`
  return full.length <= shown ? full : firstWords(title, shown)
}
