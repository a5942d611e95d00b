// Renders the illustrations into provider/media and the brand pictures into shell/public. See README.md beside this file.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { renderBrand } from './brand.ts'
import { gallery } from './gallery.ts'
import type { Picture } from './picture.ts'
import { avatars } from './scenes/avatars.ts'
import { createStage, sheet } from './stage.ts'

const media = fileURLToPath(new URL('../media/', import.meta.url))
const shellPublic = fileURLToPath(new URL('../../shell/public/', import.meta.url))
const landscape = 16 / 10
const portrait = 4 / 5
/** Flat colour and soft gradients stay clean at these; the finest thing to lose is a palm leaf. */
const avif = { quality: 46, effort: 4 } as const
const webp = { quality: 66, effort: 6, preset: 'picture' } as const

/** Families shown across the whole page also exist at 1600; the others never get that wide. */
const wideFamilies = new Set(['hero', 'destination', 'hotel', 'tour', 'package'])

/** Widths on disk for a picture of this name, in pixels. */
function widthsOf(name: string): number[] {
  return wideFamilies.has(name.split('-')[0] ?? '') ? [480, 768, 1200, 1600] : [480, 768, 1200]
}

/** The document as pixels, `width` wide. */
async function rasterise(svg: string, width: number, ratio: number): Promise<Sharp> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * Math.max(1, width / 1200) })
    .resize(width, Math.round(width / ratio), { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

async function write(svg: string, name: string, width: number, ratio: number): Promise<void> {
  const image = await rasterise(svg, width, ratio)
  await image.clone().avif(avif).toFile(`${media}${name}-${width}.avif`)
  await image.clone().webp(webp).toFile(`${media}${name}-${width}.webp`)
}

async function render(name: string, picture: Picture): Promise<void> {
  const stage = createStage(picture.light, picture.seed)
  const content = picture.paint(stage)
  const svg = stage.document(content)
  for (const width of widthsOf(name)) await write(svg, name, width, landscape)
  if (picture.portraitLeft === undefined) return
  const cut = stage.document(content, picture.portraitLeft, sheet.height * portrait)
  for (const width of [480, 768]) await write(cut, `${name}-m`, width, portrait)
}

async function renderAvatar(name: string, picture: Picture): Promise<void> {
  const stage = createStage(picture.light, picture.seed)
  const svg = stage.document(picture.paint(stage), 0, sheet.height)
  for (const width of [96, 192]) {
    const image = await rasterise(svg, width, 1)
    await image.webp({ ...webp, quality: 80 }).toFile(`${media}${name}-${width}.webp`)
  }
}

/** Without arguments everything; with arguments what has a name starting with one of them. */
async function main(wanted: readonly string[]): Promise<void> {
  sharp.concurrency(1)
  await mkdir(media, { recursive: true })
  const keep = ([name]: [string, Picture]) =>
    wanted.length === 0 || wanted.some((start) => name.startsWith(start))
  for (const [name, picture] of Object.entries(gallery).filter(keep)) await render(name, picture)
  for (const [name, picture] of Object.entries(avatars).filter(keep)) {
    await renderAvatar(name, picture)
  }
  if (wanted.length === 0 || wanted.includes('brand')) await renderBrand(shellPublic)
}

await main(process.argv.slice(2))
