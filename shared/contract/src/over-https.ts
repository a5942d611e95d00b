/** The address of a picture over https; anything but a plain http address is returned as it is. */
export function overHttps(address: string): string {
  return address.replace(/^\s*http:\/\//i, 'https://')
}
