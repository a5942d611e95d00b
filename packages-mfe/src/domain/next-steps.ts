/** Next steps after a booking. */
export const nextSteps = () => [
  'We check your payment and every part of your package, then email your confirmation.',
  'Send us your flight number by WhatsApp. If your package includes transfers, a driver will meet you.',
  'Show your confirmation and the passport of every guest on the first day.',
]
