import { paths } from '@storefront/contract'
import type { FaqSection } from './section.ts'

export const bookingSection: FaqSection = {
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
        'No. You book as a guest, and there are no accounts yet. Bookings you complete are noted on the device you used, with their reference, product and dates only, so that you can find them again.',
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
}
