// Renders catalogue/drawings and catalogue/photographs into catalogue/pictures. `node render-pictures.ts hotel-07 tour`
// renders matching names only.
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { cropAround } from './src/catalogue/crop.ts'
import { widestWidth } from './src/catalogue/pictures.ts'

const folder = (name: string) => fileURLToPath(new URL(`catalogue/${name}/`, import.meta.url))
const [drawings, photographs, pictures] = [
  folder('drawings'),
  folder('photographs'),
  folder('pictures'),
]
const focuses: Record<string, [number, number]> = JSON.parse(
  await readFile(`${folder('data')}focus.json`, 'utf8'),
)

/** Flat colours and soft gradients stay clean at this quality. The finest details at risk are palm leaves. */
const avif = { quality: 46, effort: 4 } as const
const photographAvif = { quality: 55, effort: 4 } as const

/** Returns the picture in a size. */
type Source = (width: number, ratio: number) => Promise<Sharp>

/** Sizes that the site uses: widths with their ratio, and the crop of heroes for phones. */
async function write(name: string, source: Source, portrait: Source | null): Promise<void> {
  const isAvatar = name.startsWith('avatar-')
  const widest = widestWidth(name)
  const widths = isAvatar ? [] : [480, 768, 1200, 1600].filter((width) => width < widest)
  const save = async (image: Sharp, file: string) => {
    await image.toFile(`${pictures}${file}.avif`)
  }
  for (const width of [widest, ...widths]) {
    await save(await source(width, isAvatar ? 1 : 16 / 10), `${name}-${width}`)
  }
  for (const width of portrait ? [768, 480] : []) {
    if (portrait) await save(await portrait(width, 4 / 5), `${name}-m-${width}`)
  }
}

function drawn(svg: string): Source {
  return async (width, ratio) => {
    const density = 72 * Math.max(1, width / 1200)
    const { data, info } = await sharp(Buffer.from(svg), { density })
      .resize(width, Math.round(width / ratio), { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return sharp(data, { raw: info }).avif(avif)
  }
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

/** A photograph, turned as it was taken and cropped around its focus. sharp leaves out its place and camera. */
function photographed(path: string, name: string): Source {
  return async (width, ratio) => {
    const upright = sharp(path).autoOrient()
    const { autoOrient: size } = await upright.metadata()
    const part = cropAround(size, ratio, focuses[name])
    const height = Math.round(width / ratio)
    if (part.width < width || part.height < height) {
      throw new Error(
        `${basename(path)} is ${size.width} × ${size.height} pixels. It needs at least ${width} × ${height}.`,
      )
    }
    return upright
      .extract(part)
      .resize(width, height)
      .flatten({ background: '#fff' })
      .avif(photographAvif)
  }
}

async function render(file: string): Promise<void> {
  const name = file.slice(0, -extname(file).length)
  if (extname(file) === '.svg') {
    const svg = await readFile(`${drawings}${file}`, 'utf8')
    const portrait = portraitOf(svg)
    await write(name, drawn(svg), portrait ? drawn(portrait) : null)
  } else if (!/\.(?:jpe?g|png|webp)$/i.test(file)) {
    throw new Error(`${file} is not a JPEG, PNG or WebP.`)
  } else {
    const source = photographed(`${photographs}${file}`, name)
    await write(name, source, name.startsWith('hero-') ? source : null)
  }
}

await mkdir(photographs, { recursive: true })
await mkdir(pictures, { recursive: true })
const starts = process.argv.slice(2)
const chosen = [...(await readdir(drawings)), ...(await readdir(photographs))].filter(
  (file) =>
    !file.startsWith('.') &&
    (starts.length === 0 || starts.some((start) => file.startsWith(start))),
)
try {
  if (chosen.length === 0) {
    throw new Error(`No drawing or photograph starts with ${starts.join(', ')}.`)
  }
  for (const file of chosen) await render(file)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
