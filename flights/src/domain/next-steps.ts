/** Next steps after a booking. */
export const nextSteps = () => [
  'We check your payment and your seats with the airline, then email your confirmation.',
  'Check every name against your travel documents, and tell us at once if anything is wrong.',
  'Check in online the day before. Be at the airport two hours before a flight within one country, three hours before any other.',
]
