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
        'Search on the home page, choose what you like and fill in who is travelling. On the last page you see the whole price before anything is sent. From there you either pay by card or send the booking to us by WhatsApp.',
        'A booking takes about five minutes. Have the passports of everyone who travels at hand: we ask for the number and the expiry date.',
      ],
      link: { label: 'Start a search', to: paths.home },
    },
    {
      id: 'whatsapp-booking',
      question: 'What happens when I book by WhatsApp?',
      answer: [
        'We record your booking request first, then open a chat with our agency in which the details are already written. Nothing is charged. An agent answers during opening hours, confirms that your dates are still available and tells you how to pay.',
        'Until the agent has confirmed, it is a request: seats and rooms are not yet yours. If the chat does not open, use the “Open WhatsApp” link that appears; the request is not recorded a second time.',
        'The message never contains passport numbers or dates of birth. Please do not send them by chat either.',
      ],
    },
    {
      id: 'earliest-date',
      question: 'Why is the earliest date four days from now?',
      answer: [
        'Airlines, hotels and guides need time to confirm your booking and we need time to check it. For anything sooner, write to us by WhatsApp: last-minute places exist, but they have to be arranged by a person.',
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
        'As many as you like: there is no upper limit on the form. For ten people or more we suggest a message first. We can often hold seats together, ask hotels for a group rate and arrange private transfers.',
      ],
    },
    {
      id: 'confirmation',
      question: 'How do I know that my booking is confirmed?',
      answer: [
        'After you pay by card you see a page with your booking reference; our agents then send tickets and vouchers to the e-mail address of the first traveller. After a WhatsApp booking, the confirmation is the message in which our agent gives you a reference.',
        'No answer within one working day? Send us the traveller’s name and the dates: we will look it up.',
      ],
      link: { label: 'Contact us', to: paths.contact },
    },
  ],
}
