import { expect, test } from 'vitest'
import { faqPage } from './faq-page.ts'

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
