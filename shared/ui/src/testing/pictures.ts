/** A data URL of a picture with the given hue. */
export function testPicture(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="hsl(${hue} 60% 40%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
