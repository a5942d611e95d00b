const scheme = /^[a-z][a-z\d+.-]*:/i
const web = /^(https?):\/\/(?=[^/?#])/i

/**
 * Reads an address as browsers do: without outer spaces and inner line ends, with other spaces encoded. `//host` and
 * `www.` become https. Returns '' for an address with a backslash or a control character.
 */
export function readAddress(value: string): string {
  const text = value
    .replace(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]/g, '')
    .replace(/[\s<>"]/g, encodeURIComponent)
    .replace(/^(?=\/\/)/, 'https:')
    .replace(/^(?=www\.)/i, 'https://')
  return /[\\\p{Cc}]/u.test(text) ? '' : text
}

/** Address of a picture: over https, or a path from the site's root. '' for an unusable one. */
export function pictureAddress(value: string): string {
  const address = readAddress(value)
  if (web.test(address)) return address.replace(web, 'https://')
  return /^[?#]/.test(address) ? '' : ownPath(address)
}

/** Address of a link: web, mail, phone, or a path of this site. '' for an unusable one. */
export function linkAddress(value: string): string {
  const address = readAddress(value)
  if (/^mailto:/i.test(address)) return address
  if (/^tel:/i.test(address)) return address.replaceAll('%20', '')
  if (web.test(address)) return address.replace(web, (start) => start.toLowerCase())
  return /^[?#]/.test(address) ? address : ownPath(address)
}

/** Path from the site's root. '' for an empty address and for one with a scheme. */
function ownPath(address: string): string {
  if (!address || scheme.test(address)) return ''
  return `/${address.replace(/^(?:\.{0,2}\/)+/, '')}`
}
