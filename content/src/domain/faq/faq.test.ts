import { paths } from '@storefront/contract'
import { describe, expect, it, test } from 'vitest'
import { faqPage, matchingSections } from './faq.ts'
import { faqSections } from './questions.ts'

const ids = (text: string) =>
  matchingSections(faqSections, text).flatMap(({ questions }) => questions.map(({ id }) => id))

describe('the filter', () => {
  it('keeps everything for an empty text', () => {
    expect(matchingSections(faqSections, '  ')).toEqual(faqSections)
  })

  it('finds words of the question and of the answer, in any order and case', () => {
    expect(ids(' VISA   mexico ')).toEqual(['visa'])
    expect(ids('hurricane')).toEqual(['insurance', 'weather'])
  })

  it('does not mind accents', () => {
    expect(ids('Bacalár')).toEqual(['family-tours'])
  })

  it('leaves out sections without an answer', () => {
    expect(matchingSections(faqSections, 'visitax').map(({ id }) => id)).toEqual(['payment'])
    expect(ids('quantum physics')).toEqual([])
  })
})

test('a word does not go on from one paragraph into the next', () => {
  const question = { id: 'q', question: 'Where?', answer: ['By the sea', 'side by side'] }
  const sections = [{ id: 's', title: 'S', summary: '', questions: [question] }]
  expect(matchingSections(sections, 'seaside')).toEqual([])
})

describe('the questions', () => {
  it('stand in the five sections, in this order', () => {
    const sections = faqSections.map(({ id }) => id)
    expect(sections).toEqual(['booking', 'payment', 'documents', 'changes', 'children'])
  })

  it('each have an address of their own on the page', () => {
    const all = faqSections.flatMap(({ id, questions }) => [id, ...questions.map((q) => q.id)])
    expect(new Set(all).size).toBe(all.length)
    for (const id of all) expect(id).toMatch(/^[a-z][a-z-]*$/)
  })

  it('lead to pages of this site', () => {
    const links = faqSections.flatMap((section) => section.questions.flatMap((q) => q.link ?? []))
    for (const { to } of links) expect(Object.values(paths)).toContain(to)
  })

  it('end with a question mark or a full stop, and are answered', () => {
    for (const { question, answer } of faqSections.flatMap((section) => section.questions)) {
      expect(question).toMatch(/[?.]$/)
      expect(answer.join(' ').length).toBeGreaterThan(80)
    }
  })
})

test('search engines learn every question with its whole answer', () => {
  const visa = { id: 'visa', question: 'Do I need a visa?', answer: ['It depends.', 'Ask us.'] }
  const card = { id: 'card', question: 'Which cards?', answer: ['All of them.'] }
  const sections = [
    { id: 'documents', title: 'Documents', summary: '', questions: [visa] },
    { id: 'payment', title: 'Payment', summary: '', questions: [card] },
  ]
  expect(faqPage(sections)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Do I need a visa?',
        acceptedAnswer: { '@type': 'Answer', text: 'It depends. Ask us.' },
      },
      {
        '@type': 'Question',
        name: 'Which cards?',
        acceptedAnswer: { '@type': 'Answer', text: 'All of them.' },
      },
    ],
  })
})
