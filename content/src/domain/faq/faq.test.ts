import { paths } from '@storefront/contract'
import { expect, test } from 'vitest'
import { faqPage, matchingSections } from './faq.ts'
import { faqSections } from './questions.ts'

test.each([
  ['words in any order and case', ' VISA   mexico ', [['documents', ['visa']]]],
  ['words of the answer', 'visitax', [['payment', ['local-charges']]]],
  ['words without their accents', 'Bacalár', [['children', ['family-tours']]]],
  ['nothing', 'quantum physics', []],
])('the filter finds %s: %j', (_, text, found) => {
  const sections = matchingSections(faqSections, text)
  expect(sections.map(({ id, questions }) => [id, questions.map((one) => one.id)])).toEqual(found)
})

test('the filter keeps all questions for an empty text, and finds no word across two paragraphs', () => {
  expect(matchingSections(faqSections, '  ')).toEqual(faqSections)
  const question = { id: 'q', question: 'Where?', answer: ['By the sea', 'side by side'] }
  const sections = [{ id: 's', title: 'S', summary: '', questions: [question] }]
  expect(matchingSections(sections, 'seaside')).toEqual([])
})

test('the questions are in five sections, have unique ids that are valid URL hashes, and link to pages of this site', () => {
  const ids = faqSections.map(({ id }) => id)
  expect(ids).toEqual(['booking', 'payment', 'documents', 'changes', 'children'])
  const questions = faqSections.flatMap((section) => section.questions)
  const all = [...ids, ...questions.map(({ id }) => id)]
  expect(new Set(all).size).toBe(all.length)
  for (const id of all) expect(id).toMatch(/^[a-z][a-z-]*$/)
  for (const { link } of questions) if (link) expect(Object.values(paths)).toContain(link.to)
})

test('search engines get every question with its complete answer', () => {
  const card = { id: 'card', question: 'Which cards?', answer: ['All of them.', 'Ask us.'] }
  const visa = { id: 'visa', question: 'Do I need a visa?', answer: ['It depends.'] }
  const sections = [visa, card].map((one) => ({ id: '', title: '', summary: '', questions: [one] }))
  const described = (name: string, text: string) => ({
    ...{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } },
  })
  expect(faqPage(sections)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      described('Do I need a visa?', 'It depends.'),
      described('Which cards?', 'All of them. Ask us.'),
    ],
  })
})
