import { plainText } from '@storefront/domain'
import type { FaqSection } from './questions.ts'

/**
 * Returns questions that contain every word of `text` in the question or its answer, ignoring accents and case. An
 * empty text matches all.
 */
export function matchingSections(sections: readonly FaqSection[], text: string): FaqSection[] {
  const words = plainText(text).split(/\s+/).filter(Boolean)
  return sections.flatMap((section) => {
    const questions = section.questions.filter(({ question, answer }) => {
      const content = plainText([question, ...answer].join(' '))
      return words.every((word) => content.includes(word))
    })
    return questions.length > 0 ? [{ ...section, questions }] : []
  })
}

export function faqPage(sections: readonly FaqSection[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sections.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    ),
  }
}
