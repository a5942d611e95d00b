/** Largest price in USD: times any number of travellers and nights it is still exact to the cent. */
export const maxUsd = 10_000_000
