/** When the agency answers, as the visitor reads it (product 1.1). */
export const businessHours = 'Mon-Sat 9am to 6pm'
