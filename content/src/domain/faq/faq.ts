import { plainText } from '@storefront/domain'
import { bookingSection } from './booking.ts'
import { changesSection } from './changes.ts'
import { childrenSection } from './children.ts'
import { documentsSection } from './documents.ts'
import { paymentSection } from './payment.ts'
import type { FaqSection } from './section.ts'

/** Every question the agency answers in writing, by section (readings, faq). */
export const faqSections: readonly FaqSection[] = [
  bookingSection,
  paymentSection,
  documentsSection,
  changesSection,
  childrenSection,
]

/**
 * The questions in which every word of `text` occurs, in the question or its answer, ignoring
 * accents and case. Sections without one are left out; an empty text keeps all.
 */
export function matchingSections(sections: readonly FaqSection[], text: string): FaqSection[] {
  const words = plainText(text).split(/\s+/).filter(Boolean)
  return sections.flatMap((section) => {
    const questions = section.questions.filter(({ question, answer }) => {
      const said = plainText([question, ...answer].join(' '))
      return words.every((word) => said.includes(word))
    })
    return questions.length > 0 ? [{ ...section, questions }] : []
  })
}
