import { sellerText } from '@storefront/domain'
import type { LegalAgency, LegalText } from './legal-text.ts'

/** The privacy notice (added because passports are collected). */
export function privacyText({ product, email, phone, seller }: LegalAgency): LegalText {
  return {
    title: 'Privacy',
    description:
      'Which personal data we collect for a booking, what for, who receives it and what you can ask of us.',
    intro: `This notice says which personal data ${product} collects on this site, what for, who receives it and what you can ask of us. It is written in plain language.`,
    updated: '2026-11-24',
    sections: [
      {
        id: 'who',
        heading: 'Who is responsible',
        blocks: [
          `${seller ? sellerText(seller) : product}, a travel agency in Cancún, Quintana Roo, México, decides how your data is used. For anything about it, write to ${email} or call ${phone}.`,
        ],
      },
      {
        id: 'what',
        heading: 'What we collect',
        blocks: [
          'Only what you type, and only when you send it:',
          [
            'For a booking: the first and last name, e-mail address, phone number, nationality, date of birth, passport number and passport expiry date of each traveller, and what is booked.',
            'When you write to us: your name, your e-mail address, your message, and the phone number and subject if you give them.',
            'When you chat with us by WhatsApp: what you write there. WhatsApp handles it under its own terms.',
            'For security, our servers log the time, the page address and the network address of requests for a short while.',
          ],
          'If you book for others, please make sure that they agree.',
        ],
      },
      {
        id: 'passports',
        heading: 'Passports and dates of birth',
        blocks: [
          'Airlines must send passport details to border authorities, and hotels and tour operators register guests by an identity document. That is the only thing we use them for.',
          'They travel over an encrypted connection to our booking system. Your browser stores none of them, they never appear in a web address and they are never part of a WhatsApp message. While you are on the payment page our server holds what you typed, for forty minutes at most, so that you need not type it again if the payment fails; when you leave or reload the form before, it holds only names, email addresses and phone numbers, as long. Then it is gone.',
        ],
      },
      {
        id: 'cards',
        heading: 'Card payments',
        blocks: [
          'You pay on the page of our payment provider. Your card number goes to them alone; we learn only the amount, the booking it belongs to and whether the payment succeeded.',
        ],
      },
      {
        id: 'device',
        heading: 'What stays on your device',
        blocks: [
          'We set no advertising or tracking cookies. To work well, the site keeps these things in your own browser:',
          [
            'between visits: a cookie with a random number, so that you keep seeing the same edition of the site while we bring out a new one; it says nothing about you;',
            'between visits: a cookie with how far your clock is from world time, so that dates start from your day and not from ours;',
            'while you book: one cookie that ties what you typed to your visit, and which no script can read;',
            'until you close the tab: your search and what you have selected, so that a reload does not lose it, and a summary of the booking without passport numbers and dates of birth;',
            'until you clear it: the hotels, tours and packages you opened last, six at most, with name, picture and price, so that you find them again on the home page under Recently seen; we are not told of it;',
            'until you delete it: a list of the bookings made on this device, with reference, product, dates and receipt, without the names of those who travel. You find and delete it under Your account.',
          ],
          'The map on the contact page is loaded from the map service only after you ask for it.',
        ],
      },
      {
        id: 'who-receives',
        heading: 'Who receives it',
        blocks: [
          'Those who carry out your trip — the airline, the hotel, the tour operator — and those who help us run the agency, such as the payment provider and our hosting company, each only with what they need. Authorities receive data when the law obliges us. We sell data to no one.',
          'Some of them are outside your country. Where the law asks for it, they are bound by contract to protect your data as we do.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        blocks: [
          [
            'Passport details: until the trip has ended and any claim about it is settled, and no longer than six months after the return.',
            'Booking and invoice records: as long as tax law asks, which is five years in Mexico.',
            'Messages: two years after the last one.',
          ],
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        blocks: [
          'You can ask to see the data we hold about you, to have it corrected or deleted, to object to its use, or to receive a copy to take elsewhere. In Mexico these are called the ARCO rights; in the European Union and the United Kingdom you have them under the GDPR, together with the right to complain to your data protection authority.',
          `Write to ${email} from the address you booked with, and say what you would like. We answer within twenty working days and ask for nothing in return. Some records have to be kept by law; if so, we tell you which and why.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to this notice',
        blocks: [
          'When the site changes, so does this notice; the date at the top says when. If a change affects bookings already made, we write to you.',
        ],
      },
    ],
  }
}
