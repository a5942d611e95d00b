import { sellerText } from '@storefront/domain'
import type { LegalAgency, LegalText } from './legal-text.ts'

/** The terms of booking (added because passports are collected). */
export function termsText({ product, email, phone, seller }: LegalAgency): LegalText {
  return {
    title: 'Terms',
    description: 'What applies when you book flights, hotels, tours and packages with us.',
    intro: `These terms apply when you search, ask or book on this site with ${product}. The conditions of the airline, hotel or operator come on top of them, and the law of your country may give you rights that no terms can take away.`,
    updated: '2026-11-01',
    sections: [
      {
        id: 'what-we-do',
        heading: 'What we do',
        blocks: [
          `${product} is a travel agency in Cancún, Quintana Roo, México. We arrange flights, hotel stays, tours and packages. Flights are carried out by the airline, stays by the hotel and tours by the operator named in your booking; we choose them with care and help you when something goes wrong.`,
          ...(seller ? [`You book with ${sellerText(seller)}. It charges your card.`] : []),
        ],
      },
      {
        id: 'booking',
        heading: 'When a booking is made',
        blocks: [
          [
            'By card: you pay on the payment page, and we confirm the booking by e-mail once the payment has cleared.',
            'By WhatsApp: when our agent has confirmed availability and price to you in the chat. What you send is a request and costs nothing; you pay after that.',
          ],
          'If something can no longer be provided although it was shown — a seat sold seconds earlier, an obvious misprint in a price — we tell you without delay and you choose between an alternative and your money back.',
        ],
      },
      {
        id: 'prices',
        heading: 'Prices and payment',
        blocks: [
          'Prices are in US dollars (USD). The total on the summary page is what you pay to us, for everyone named in the booking. It does not include charges collected locally by others, such as environmental fees, visitor taxes and entrance tickets sold at the gate.',
          'We check every total again when we receive a booking. If a price changed while you were booking, nothing is charged before you have agreed to the new one.',
        ],
      },
      {
        id: 'your-part',
        heading: 'Your part',
        blocks: [
          [
            'Names and passport details must match the passport you will show.',
            'Everyone who travels needs valid passports and, where required, visas and letters of consent for minors. We are glad to help, but the authorities decide.',
            'If you book for others, you have their consent and pass these terms on to them.',
            'Be at the airport or meeting point on time: transport does not usually wait for latecomers.',
          ],
        ],
      },
      {
        id: 'changes-by-you',
        heading: 'Changes and cancellation by you',
        blocks: [
          `Write to ${email} or by WhatsApp with your booking reference. What can be changed, and at what cost, depends on the conditions of the fare, rate or operator. We tell you the cost first and act only when you agree. We refund what you paid, less any charge those conditions allow.`,
        ],
      },
      {
        id: 'changes-by-us',
        heading: 'Changes and cancellation by us or by others',
        blocks: [
          'Flight times move, harbours close in bad weather, hotels renovate. We tell you as soon as we know. If an essential part of your trip changes or falls away, you may accept the change, take an alternative of the same value where there is one, or have that part refunded in full.',
        ],
      },
      {
        id: 'liability',
        heading: 'Liability',
        blocks: [
          'We are liable for what we do ourselves: correct information, careful booking, and passing on what you told us. Airlines, hotels and operators are liable for their services under the law and the international conventions that apply to them. Nobody is liable for what could not be prevented with all due care, such as hurricanes, strikes or border closures.',
          'Nothing here limits liability for injury to persons, for intent or for gross negligence.',
        ],
      },
      {
        id: 'complaints',
        heading: 'When something is wrong',
        blocks: [
          `Tell the hotel, guide or airline on the spot, and us at the same time: ${phone}, or by WhatsApp. Most things can be put right within hours. Complaints afterwards reach us at ${email}; we answer within ten working days. Consumers can also turn to Profeco, the Mexican consumer protection agency.`,
        ],
      },
      {
        id: 'site',
        heading: 'About this site',
        blocks: [
          'The pictures are illustrations: they show the character of a place, not a particular room or day. Texts and pictures belong to us or to those who lent them. Please do not copy them in bulk, and do not overload the site with automated tools.',
          'These terms are governed by the law of Mexico; mandatory consumer protection in the country you live in still applies.',
        ],
      },
    ],
  }
}
