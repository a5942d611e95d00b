import { paths } from '@storefront/contract'
import type { FaqSection } from './section.ts'

export const documentsSection: FaqSection = {
  id: 'documents',
  title: 'Documents',
  summary: 'Passports, visas, names, and why we ask for what we ask.',
  questions: [
    {
      id: 'passport',
      question: 'Do I need a passport?',
      answer: [
        'For an international trip, yes: every traveller, infants included, needs a passport that is valid for the whole stay. Some airlines and some countries you pass through ask for six months beyond it, so check the expiry date before you book.',
      ],
    },
    {
      id: 'visa',
      question: 'Do I need a visa for Mexico?',
      answer: [
        'Visitors from the United States, Canada, the United Kingdom, the European Union and many other countries do not need a visa for a holiday. Others do. The rules are made by the Mexican authorities and change, so ask the Mexican consulate of your country before you book.',
      ],
    },
    {
      id: 'names',
      question: 'Does the name have to match the passport?',
      answer: [
        'Yes, exactly: first name and last name as they are printed in the passport, without nicknames. Accents do not matter. Airlines may refuse to board a passenger whose ticket shows another name.',
      ],
    },
    {
      id: 'why-passport-data',
      question: 'Why do you ask for passport numbers and dates of birth?',
      answer: [
        'Airlines have to send them to the border authorities before departure, and hotels and tour operators register guests by an identity document. We pass them only to those who carry out your trip.',
        'They are not stored in your browser, they never appear in a web address, and they are never part of a WhatsApp message.',
      ],
      link: { label: 'Privacy', to: paths.privacy },
    },
    {
      id: 'insurance',
      question: 'Should I take out travel insurance?',
      answer: [
        'We recommend it, for medical care and for cancellation, and above all from June to November, the hurricane season in the Caribbean. For diving and other sports, check that the policy covers them.',
      ],
    },
  ],
}
