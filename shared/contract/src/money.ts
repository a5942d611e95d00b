/** More is no price, in USD: what any number of travellers and nights makes of it is still exact to the cent. */
export const maxUsd = 10_000_000
