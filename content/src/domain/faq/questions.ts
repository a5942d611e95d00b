import { paths } from '@storefront/contract'

/** One question of the FAQ. `id` is its address on the page (`/support/faq#id`) and never changes. */
export type Question = {
  id: string
  question: string
  /** Paragraphs. */
  answer: string[]
  /** Where to go on from the answer, on this site. */
  link?: { label: string; to: string }
}

/** Questions of one kind. `id` is the section's address on the page. */
export type FaqSection = { id: string; title: string; summary: string; questions: Question[] }

/** Every question the agency answers in writing, by section. */
export const faqSections: readonly FaqSection[] = [
  {
    id: 'booking',
    title: 'Booking',
    summary: 'How to book, what WhatsApp booking means, dates and group size.',
    questions: [
      {
        id: 'how-to-book',
        question: 'How do I book a flight, hotel, tour or package?',
        answer: [
          'Search on the home page, choose what you like and fill in who is travelling. The last page shows the full price before anything is sent. You then pay by card or send the booking to us by WhatsApp.',
          'Booking takes about five minutes. Keep everyone’s passport at hand: we ask for the number and the expiry date.',
        ],
        link: { label: 'Start a search', to: paths.home },
      },
      {
        id: 'whatsapp-booking',
        question: 'What happens when I book by WhatsApp?',
        answer: [
          'We record your booking request first, then open a chat with our agency in which the details are already written. Nothing is charged. An agent answers during opening hours, confirms that your dates are still available and tells you how to pay.',
          'Until an agent confirms, it is only a request: no seat or room is held for you. If the chat does not open, use the “Open WhatsApp” link that appears; the request is not recorded a second time.',
          'The message never contains passport numbers or dates of birth. Please do not send them by chat either.',
        ],
      },
      {
        id: 'earliest-date',
        question: 'Why is the earliest date four days from now?',
        answer: [
          'Airlines, hotels and guides need time to confirm your booking and we need time to check it. For anything sooner, write to us by WhatsApp: we can often arrange last-minute places by hand.',
        ],
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer: [
          'No. You book as a guest, and there are no accounts yet. Bookings you complete are noted on the device you used, with reference, product, dates and receipt, and without the names of those who travel, so that you can find them again.',
        ],
        link: { label: 'Bookings on this device', to: paths.account },
      },
      {
        id: 'groups',
        question: 'How many people can I book for?',
        answer: [
          'Up to 50 people in one booking. For ten or more, message us first: we can often hold seats together, ask hotels for a group rate and arrange private transfers.',
        ],
      },
      {
        id: 'confirmation',
        question: 'How do I know that my booking is confirmed?',
        answer: [
          'After you pay by card you see a page with your booking reference; our agents then send tickets and vouchers to the e-mail address of the first traveller. After a WhatsApp booking, the confirmation is the message in which our agent gives you a reference.',
          'No answer within one working day? Send us the traveller’s name and the dates, and we will look it up.',
        ],
        link: { label: 'Contact us', to: paths.contact },
      },
    ],
  },
  {
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
          'Go back to the summary and try again: what you typed is still there for forty minutes. You can also send the same booking by WhatsApp.',
          'If your bank shows a charge although our page said that the payment was not completed, do not pay twice. Write to us and we will check with the payment provider.',
        ],
      },
    ],
  },
  {
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
  },
  {
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
  },
  {
    id: 'children',
    title: 'Travelling with children',
    summary: 'Ages and prices, cots and car seats, and papers for minors.',
    questions: [
      {
        id: 'ages',
        question: 'Who counts as an adult, a child or an infant?',
        answer: [
          'Adults are 12 and over and children are 2 to 12. On flights, infants are under 2 on the day of travel and sit on an adult’s lap; a child who turns 2 before the flight home needs a seat. For hotels, tours and packages, infants are the small children who share what their parents booked; each hotel sets its own limit and the room shows it.',
        ],
      },
      {
        id: 'infant-price',
        question: 'Do infants pay?',
        answer: [
          'Not on flights, tours and packages. In hotels it depends on the rate: some charge a small amount per night, which is shown with the room and on its own line in the summary.',
        ],
      },
      {
        id: 'cots-and-seats',
        question: 'Can I ask for a cot or a car seat?',
        answer: [
          'Yes. Tell us after booking, by WhatsApp or with the contact form, how many you need and for which ages. Hotels keep a limited number of cots; car seats are arranged with private transfers.',
        ],
      },
      {
        id: 'minors-papers',
        question: 'What papers does a child need?',
        answer: [
          'Their own passport. A child who travels with one parent, or with grandparents or friends, should also carry a signed letter of consent from whoever stays at home; airlines and border officers may ask for it. For minors who are Mexican or live in Mexico, leaving the country without a parent needs an official permission.',
        ],
      },
      {
        id: 'family-tours',
        question: 'Which tours suit small children?',
        answer: [
          'Those with calm water, shade and short drives: the shallow lagoon of Bacalar, Isla Mujeres by ferry, turtles in season. Each tour’s page says how long it takes. Tell us your children’s ages and we will recommend what works.',
        ],
      },
    ],
  },
]
