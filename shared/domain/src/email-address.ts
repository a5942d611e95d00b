/** Address as HTML accepts it, with a dot in the domain, because one without never arrives. */
const sendable =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** Returns why an address, normalised by `cleanText`, cannot be written to, or null. */
export function emailProblem(address: string): string | null {
  const [name = ''] = address.split('@', 1)
  const letter = name.match(/(?![a-z])\p{L}\p{M}*/iu)?.[0]
  if (letter && address.includes('@')) {
    return `We can't send email to an address with "${letter}" before the @. Enter another address.`
  }
  return sendable.test(asciiEmail(address)) ? null : 'Enter an email address like name@example.com.'
}

/** Writes an international domain in ASCII: 'ana@straße.de' becomes 'ana@xn--strae-oqa.de'. */
export function asciiEmail(address: string): string {
  const [, name, domain = ''] = address.match(/^(.+)@([\p{L}\p{M}\d.-]+)$/u) ?? []
  const url = `http://${domain}`
  if (!/[^ -~]/.test(domain) || !URL.canParse(url)) return address
  return `${name}@${new URL(url).hostname}`
}
