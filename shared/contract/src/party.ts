/** Most people of one search or booking, infants included. */
export const mostTravellers = 50

/** Text for a larger group. */
export const tooManyTravellers = `You can book for up to ${mostTravellers} travellers at a time. For a larger group, please contact us by WhatsApp.`
