import sharp from 'sharp'
import { expect, test } from 'vitest'
import { markDifference } from './mark-difference.ts'

const white = { r: 255, g: 255, b: 255 }

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: white } }).png()
}

const withSquare = (at: number) => {
  const black = { create: { width: 10, height: 10, channels: 3, background: '#000' } } as const
  return plain(100, 100)
    .composite([{ input: black, left: at, top: at }])
    .toBuffer()
}

async function redPixels(picture: Buffer): Promise<number> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  let count = 0
  for (let n = 0; n < pixels.length; n += 3)
    if (pixels[n] === 255 && pixels[n + 1] === 0 && pixels[n + 2] === 0) count += 1
  return count
}

test('marks the old and the new place of a moved square', async () => {
  const { share, picture } = await markDifference(await withSquare(20), await withSquare(60))
  expect([share, await redPixels(picture)]).toEqual([0.02, 200])
})

test('counts the additional part of a longer page as different', async () => {
  const [short, long] = [await plain(100, 100).toBuffer(), await plain(100, 150).toBuffer()]
  for (const pair of [[short, long] as const, [long, short] as const]) {
    const { share, picture } = await markDifference(...pair)
    expect(share).toBeCloseTo(1 / 3)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 100, height: 150 })
  }
})
