import sections from './questions.json' with { type: 'json' }

/** `id` is the URL hash of the question (`/support/faq#id`) and must never change. */
export type Question = {
  id: string
  question: string
  answer: string[]
  link?: { label: string; to: string }
}

/** `id` is the URL hash of the section. */
export type FaqSection = { id: string; title: string; summary: string; questions: Question[] }

export const faqSections: readonly FaqSection[] = sections
