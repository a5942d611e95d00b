/** Largest price in USD; its multiples by travellers and nights stay exact to the cent. */
export const maxUsd = 10_000_000
