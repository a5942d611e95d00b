// Renders the illustrations into provider/media. See README.md beside this file.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { gallery } from './gallery.ts'
import type { Picture } from './picture.ts'
import { createStage } from './stage.ts'

const media = fileURLToPath(new URL('../media/', import.meta.url))
const landscape = 16 / 10
const portrait = 4 / 5

/** Families shown full width keep the largest size; the others are never shown that wide. */
const wideFamilies = new Set(['hero', 'destination', 'hotel', 'tour', 'package'])

/** Widths on disk for a picture of this name, in pixels. */
function widthsOf(name: string): number[] {
  return wideFamilies.has(name.split('-')[0] ?? '') ? [480, 768, 1200, 1600] : [480, 768, 1200]
}

async function write(svg: string, name: string, width: number, ratio: number): Promise<void> {
  const pixels = await sharp(Buffer.from(svg), { density: 72 * Math.max(1, width / 1200) })
    .resize(width, Math.round(width / ratio), { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = () => sharp(pixels.data, { raw: pixels.info })
  await image().avif({ quality: 50, effort: 4 }).toFile(`${media}${name}-${width}.avif`)
  await image().webp({ quality: 72, effort: 5 }).toFile(`${media}${name}-${width}.webp`)
}

async function render(name: string, picture: Picture): Promise<void> {
  const stage = createStage(picture.light, picture.seed)
  const content = picture.paint(stage)
  const svg = stage.document(content)
  for (const width of widthsOf(name)) await write(svg, name, width, landscape)
  if (picture.portraitLeft === undefined) return
  const cut = stage.document(content, picture.portraitLeft, 800)
  for (const width of [480, 768]) await write(cut, `${name}-m`, width, portrait)
}

/** `node render.ts` renders everything; further arguments keep only names that start with one of them. */
async function main(wanted: readonly string[]): Promise<void> {
  sharp.concurrency(1)
  await mkdir(media, { recursive: true })
  const keep = (name: string) => wanted.length === 0 || wanted.some((w) => name.startsWith(w))
  for (const [name, picture] of Object.entries(gallery)) {
    if (keep(name)) await render(name, picture)
  }
}

await main(process.argv.slice(2))
