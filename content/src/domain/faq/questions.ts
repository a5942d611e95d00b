import sections from './questions.json' with { type: 'json' }

/** `id` is the address on the page (`/support/faq#id`) and must never change. */
export type Question = {
  id: string
  question: string
  answer: string[]
  link?: { label: string; to: string }
}

/** `id` is the address on the page. */
export type FaqSection = { id: string; title: string; summary: string; questions: Question[] }

export const faqSections: readonly FaqSection[] = sections
