/** Next steps after a booking. */
export const nextSteps = () => [
  'We check your payment and your room with the hotel, then email your confirmation.',
  "Tell us by WhatsApp when you land and what you need in the room. We'll pass it on to the hotel.",
  'Show your confirmation and the passport of every guest at check-in.',
]
