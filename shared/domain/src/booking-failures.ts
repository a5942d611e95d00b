/** Alerts when a hotel, tour or package could not be booked (spec §8; readings for tours and packages). */
export const bookingFailures = {
  card: 'An error occurred while creating the booking. Please try again.',
  whatsApp: 'An error occurred while creating your booking request. Please try again.',
}
