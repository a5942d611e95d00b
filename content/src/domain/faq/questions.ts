import sections from './questions.json' with { type: 'json' }

/** One question of the FAQ. `id` is its address on the page (`/support/faq#id`) and never changes. */
export type Question = {
  id: string
  question: string
  /** Paragraphs. */
  answer: string[]
  link?: { label: string; to: string }
}

/** Questions of one kind. `id` is the section's address on the page. */
export type FaqSection = { id: string; title: string; summary: string; questions: Question[] }

/** Every question the agency answers in writing, by section. */
export const faqSections: readonly FaqSection[] = sections
