/** Alerts of hotels, tours and packages. */
export const failureTexts = {
  card: 'An error occurred while creating the booking. Please try again.',
  whatsApp: 'An error occurred while creating your booking request. Please try again.',
}
