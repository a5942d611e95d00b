import { paths } from '@storefront/contract'
import type { FaqSection } from './section.ts'

export const changesSection: FaqSection = {
  id: 'changes',
  title: 'Changes and cancellations',
  summary: 'New dates, wrong names, refunds, and what happens in bad weather.',
  questions: [
    {
      id: 'change-booking',
      question: 'Can I change or cancel a booking?',
      answer: [
        'Write to us by WhatsApp or e-mail with your booking reference. What is possible, and what it costs, depends on the fare, the rate or the operator; we tell you before anything is changed. The sooner you write, the more can be done.',
      ],
      link: { label: 'Contact us', to: paths.contact },
    },
    {
      id: 'wrong-name',
      question: 'I made a mistake in a name or a passport number.',
      answer: [
        'Write to us straight away. A letter or two can usually be corrected free of charge before tickets are issued. Most airlines do not let you transfer a ticket to another person.',
      ],
    },
    {
      id: 'minimum-stay',
      question: 'Why does a room ask for a minimum stay?',
      answer: [
        'Some hotels sell certain rates only for several nights, mostly in high season. The number of nights is shown on the room. Choose a longer stay or another room, or ask us: hotels sometimes make an exception.',
      ],
    },
    {
      id: 'weather',
      question: 'What happens in bad weather?',
      answer: [
        'Boat trips sail only when the harbour master opens the port. When an operator calls a tour off, you choose another day or get your money back. For flights and hotels during a hurricane warning, airlines and hotels publish special rules; we write to everyone affected.',
      ],
    },
    {
      id: 'refunds',
      question: 'How long does a refund take?',
      answer: [
        'Refunds go back to the card that paid. We start them within two working days of the airline, hotel or operator agreeing; banks then usually need five to ten working days to show them.',
      ],
    },
  ],
}
