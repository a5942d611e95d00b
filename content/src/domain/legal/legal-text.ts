import type { Agency, IsoDate } from '@storefront/contract'

/** A paragraph, or a list of points. */
export type LegalBlock = string | string[]

/** One section of a legal text. `id` is its address on the page. */
export type LegalSection = { id: string; heading: string; blocks: LegalBlock[] }

/** A legal text of the agency, with its name and addresses filled in. */
export type LegalText = {
  title: string
  /** For search engines. */
  description: string
  intro: string
  updated: IsoDate
  sections: LegalSection[]
}

/** The agency's details a legal text names. */
export type LegalAgency = Pick<Agency, 'product' | 'email' | 'phone' | 'seller'>
