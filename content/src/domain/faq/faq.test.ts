import { paths } from '@storefront/contract'
import { describe, expect, it, test } from 'vitest'
import { faqPage, matchingSections } from './faq.ts'
import { faqSections } from './questions.ts'

const ids = (text: string) =>
  matchingSections(faqSections, text).flatMap(({ questions }) => questions.map(({ id }) => id))

describe('the filter', () => {
  it('keeps all questions for an empty text', () => {
    expect(matchingSections(faqSections, '  ')).toEqual(faqSections)
  })

  it.each([
    ['words in any order and case', ' VISA   mexico ', ['visa']],
    ['words of the answer', 'hurricane', ['insurance', 'weather']],
    ['words without their accents', 'Bacalár', ['family-tours']],
    ['nothing', 'quantum physics', []],
  ])('finds %s: %j', (_, text, found) => {
    expect(ids(text)).toEqual(found)
  })

  it('leaves out sections without a match', () => {
    expect(matchingSections(faqSections, 'visitax').map(({ id }) => id)).toEqual(['payment'])
  })

  it('does not find a word across two paragraphs', () => {
    const question = { id: 'q', question: 'Where?', answer: ['By the sea', 'side by side'] }
    const sections = [{ id: 's', title: 'S', summary: '', questions: [question] }]
    expect(matchingSections(sections, 'seaside')).toEqual([])
  })
})

describe('the questions', () => {
  it('are in five sections', () => {
    const ids = ['booking', 'payment', 'documents', 'changes', 'children']
    expect(faqSections.map(({ id }) => id)).toEqual(ids)
  })

  it('have unique ids that are valid URL hashes', () => {
    const all = faqSections.flatMap(({ id, questions }) => [id, ...questions.map((q) => q.id)])
    expect(new Set(all).size).toBe(all.length)
    for (const id of all) expect(id).toMatch(/^[a-z][a-z-]*$/)
  })

  it('link to pages of this site', () => {
    const links = faqSections.flatMap((section) => section.questions.flatMap((q) => q.link ?? []))
    for (const { to } of links) expect(Object.values(paths)).toContain(to)
  })
})

test('search engines get every question with its complete answer', () => {
  const questions = [
    { id: 'visa', question: 'Do I need a visa?', answer: ['It depends.', 'Ask us.'] },
    { id: 'card', question: 'Which cards?', answer: ['All of them.'] },
  ]
  const sections = questions.map((one) => ({ id: '', title: '', summary: '', questions: [one] }))
  const described = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })
  expect(faqPage(sections)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      described('Do I need a visa?', 'It depends. Ask us.'),
      described('Which cards?', 'All of them.'),
    ],
  })
})
