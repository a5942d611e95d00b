import type { FaqSection } from './section.ts'

export const paymentSection: FaqSection = {
  id: 'payment',
  title: 'Payment',
  summary: 'Cards, currency, and how every total is worked out.',
  questions: [
    {
      id: 'card-safety',
      question: 'Is it safe to pay by card?',
      answer: [
        'You pay on the secure page of our payment provider, not on this site. We never see or keep your card number; all we receive is whether the payment succeeded.',
        'Before you type a card number, look at the address bar: it should start with https. We will never ask for card details by e-mail, by phone or in a chat.',
      ],
    },
    {
      id: 'currency',
      question: 'Which currency will I be charged in?',
      answer: [
        'Every price on this site is in US dollars (USD), and that is what your card is charged. If your card is in another currency, your bank converts the amount at its own rate and may add a fee.',
      ],
    },
    {
      id: 'flight-total',
      question: 'How is the total of a flight worked out?',
      answer: [
        'The fare times the number of adults and children. For a round trip, the round-trip price already covers both flights. Infants add nothing to the total. “Price per person” on the summary is the total divided by everyone who travels, infants included.',
      ],
    },
    {
      id: 'hotel-total',
      question: 'How is the total of a hotel stay worked out?',
      answer: [
        'The nightly price of the room times the number of nights. Some rates add a price per night for each infant; where they do, it is listed on its own line before you pay. Nights are counted by calendar day, so arriving on Friday and leaving on Sunday is two nights.',
      ],
    },
    {
      id: 'local-charges',
      question: 'Are there charges that are not in the total?',
      answer: [
        'The total is what you pay to us, and we add no fee for paying by card. Some charges are collected locally by others: many towns in Quintana Roo ask for an environmental fee per room and night, the state has a visitor tax (VISITAX), and some parks and archaeological sites sell entrance at the gate.',
      ],
    },
    {
      id: 'payment-not-completed',
      question: 'My payment was not completed. What now?',
      answer: [
        'Go back to the summary and try again: what you typed is still there as long as you have not closed the page. You can also send the same booking by WhatsApp.',
        'If your bank shows a charge although our page said that the payment was not completed, do not pay twice. Write to us and we will check with the payment provider.',
      ],
    },
  ],
}
