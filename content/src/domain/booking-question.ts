import type { DeviceBooking } from '@storefront/booking'
import { formatDays, formatUsd } from '@storefront/domain'

/** Message that asks the agency about a booking of this device, with what the device knows of it; no traveller's name. */
export function bookingQuestion({ reference, way, start, end, receipt }: DeviceBooking): string {
  const what = way === 'whatsApp' ? 'booking request' : 'booking'
  const facts = [
    receipt?.recap.name,
    start && formatDays(start, end),
    receipt && `${formatUsd(receipt.recap.totalUsd)} USD`,
  ].filter(Boolean)
  const named = [what, reference].filter(Boolean).join(' ')
  const about = [named, facts.join(', ')].filter(Boolean).join(': ')
  return `Hello! I have a question about my ${about}.`
}
