import type { Agency, IsoDate } from '@storefront/contract'
import { sellerText } from '@storefront/domain'

/** A paragraph, or a list of points. */
type LegalBlock = string | string[]

/** `id` is the URL hash of the section. */
type LegalSection = { id: string; heading: string; blocks: LegalBlock[] }

export type LegalText = {
  title: string
  /** Meta description. */
  description: string
  intro: string
  updated: IsoDate
  sections: LegalSection[]
}

/**
 * Replaces `{product}`, `{email}`, `{phone}`, `{seller}` and `{responsible}` (the seller or the product) by the
 * details of the agency. Leaves out paragraphs with `{seller}` if none is configured.
 */
export function legalText(
  text: LegalText,
  { product, email, phone, seller }: Pick<Agency, 'product' | 'email' | 'phone' | 'seller'>,
): LegalText {
  const company = seller && sellerText(seller)
  const details = new Map(
    Object.entries({ product, email, phone, seller: company, responsible: company ?? product }),
  )
  const filled = (words: string) =>
    words.replace(/\{(\w+)\}/g, (_, name) => details.get(name) ?? '')
  const blocks = (all: LegalBlock[]) =>
    all
      .filter((block) => company || !`${block}`.includes('{seller}'))
      .map((block) => (typeof block === 'string' ? filled(block) : block.map(filled)))
  return {
    ...text,
    intro: filled(text.intro),
    sections: text.sections.map((section) => ({ ...section, blocks: blocks(section.blocks) })),
  }
}
