// Renders catalogue/drawings into catalogue/pictures. `node render-pictures.ts hotel-07 tour` renders matching names
// only.
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { widestPicture } from './src/catalogue/pictures.ts'

const drawings = fileURLToPath(new URL('catalogue/drawings/', import.meta.url))
const pictures = fileURLToPath(new URL('catalogue/pictures/', import.meta.url))

/** Flat colours and soft gradients stay clean at this quality. The finest details at risk are palm leaves. */
const avif = { quality: 46, effort: 4 } as const

async function rasterise(svg: string, width: number, ratio: number) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * Math.max(1, width / 1200) })
    .resize(width, Math.round(width / ratio), { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

async function write(svg: string, name: string, width: number, ratio: number): Promise<void> {
  const image = await rasterise(svg, width, ratio)
  await image.avif(avif).toFile(`${pictures}${name}-${width}.avif`)
}

/** Crops a hero to its `<view id="portrait">`, for phones. Returns null for a drawing without that view. */
function portraitOf(svg: string): string | null {
  const [, box, width, height] =
    /<view id="portrait" viewBox="(\d+ \d+ (\d+) (\d+))"/.exec(svg) ?? []
  if (!box) return null
  return svg.replace(
    /viewBox="[^"]+" width="\d+" height="\d+"/,
    `viewBox="${box}" width="${width}" height="${height}"`,
  )
}

async function render(name: string): Promise<void> {
  const svg = await readFile(`${drawings}${name}.svg`, 'utf8')
  if (name.startsWith('avatar-')) return write(svg, name, 192, 1)
  const widest = widestPicture(name)
  const widths = [480, 768, 1200, 1600].filter((width) => width < widest)
  for (const width of [...widths, widest]) await write(svg, name, width, 16 / 10)
  const portrait = portraitOf(svg)
  if (!portrait) return
  for (const width of [480, 768]) await write(portrait, `${name}-m`, width, 4 / 5)
}

await mkdir(pictures, { recursive: true })
const names = (await readdir(drawings)).map((file) => file.replace(/\.svg$/, ''))
const prefixes = process.argv.slice(2)
for (const name of names) {
  if (prefixes.length === 0 || prefixes.some((start) => name.startsWith(start))) await render(name)
}
