import type { FaqSection } from './section.ts'

export const childrenSection: FaqSection = {
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
}
