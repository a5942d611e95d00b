/** Shown business hours (product 1.1). */
export const businessHours = 'Mon-Sat 9am to 6pm'
