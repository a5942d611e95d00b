import type { Agency } from '@storefront/contract'

/** Title of the document: the page's own, then the agency's name unless it is already there. */
export function documentTitle(title: string, agency: Agency): string {
  return title.includes(agency.product) ? title : `${title} | ${agency.product} Travel`
}
