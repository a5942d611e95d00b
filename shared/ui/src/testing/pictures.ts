/** A picture that needs no network, in a colour of its own. */
export function testPicture(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="hsl(${hue} 60% 40%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
