/** Masks an e-mail address, e.g. 'm•••@gmail.com', because no storage may hold one. Null if it is malformed. */
export function maskedEmail(email: string): string | null {
  const [, first, domain] = /^([^\s@])[^\s@]*(@[^\s@]+)$/.exec(email.trim()) ?? []
  return first && domain ? `${first}•••${domain}` : null
}
