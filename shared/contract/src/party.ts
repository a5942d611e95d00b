/** Largest party, infants included. */
export const mostTravellers = 50

export const tooManyTravellers = `You can book for up to ${mostTravellers} travellers at a time. For a larger group, please contact us by WhatsApp.`
