/** Control characters, blanks and backslashes, which URL parsers drop or rewrite differently. */
const rewritten = /[\s\\\p{Cc}\p{Cf}]/u

const plainAddress = /^(https?):\/\/([^/?#]+)/i

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns the address of a payment page if it may be followed (product 4.6), else null: https (http only for
 * localhost), no credentials, host and port on `paymentHosts`. An empty list allows any https host.
 */
export function allowedRedirect(address: unknown, paymentHosts: readonly string[]): string | null {
  if (typeof address !== 'string' || rewritten.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (!namesItsHost(address, url)) return null
  if (url.protocol === 'http:' && !loopback.has(url.hostname)) return null
  return paymentHosts.length === 0 || isListed(url, paymentHosts) ? url.href : null
}

/** True for http or https with a host that parses as written: no credentials, look-alike letters or numeric hosts. */
function namesItsHost(address: string, url: URL): boolean {
  const [, scheme, authority] = plainAddress.exec(address) ?? []
  if (!scheme || !authority) return false
  const defaultPort = scheme.toLowerCase() === 'https' ? ':443' : ':80'
  const written = authority.toLowerCase()
  return written === url.host || written === `${url.host}${defaultPort}`
}

function isListed(url: URL, paymentHosts: readonly string[]): boolean {
  return paymentHosts.some((host) => host.trim().toLowerCase() === url.host)
}
