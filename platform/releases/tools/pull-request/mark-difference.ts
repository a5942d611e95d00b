import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Pale copy of a picture with differences in red, and the share of different pixels from 0 to 1. */
export type Difference = { picture: Buffer; share: number }

/** Compares two pictures at the larger size: pixels that only one has count as different. */
export async function markDifference(before: Buffer, after: Buffer): Promise<Difference> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [from, to] = await Promise.all([
    pixelsOf(before, width, height),
    pixelsOf(after, width, height),
  ])
  const marked = new Uint8Array(width * height * 4)
  const changed = pixelmatch(from, to, marked, width, height, { threshold: 0.1 })
  const raw = { width, height, channels: 4 } as const
  const picture = await sharp(marked, { raw }).png().toBuffer()
  return { picture, share: changed / (width * height) }
}

/** Pixels of a picture as RGBA, extended to a size with transparent ones. */
async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const size = await sharp(picture).metadata()
  return sharp(picture)
    .ensureAlpha()
    .extend({
      right: width - size.width,
      bottom: height - size.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer()
}
