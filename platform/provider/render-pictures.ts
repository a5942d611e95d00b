// Renders catalogue/drawings and catalogue/photographs into catalogue/pictures. `node render-pictures.ts hotel-07 tour`
// renders matching names only.
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { cropAround } from './src/catalogue/crop.ts'
import { widestWidth } from './src/catalogue/pictures.ts'

const folder = (name: string) => fileURLToPath(new URL(`catalogue/${name}/`, import.meta.url))
const drawings = folder('drawings')
const photographs = folder('photographs')
const pictures = folder('pictures')
const focuses: Record<string, [number, number]> = JSON.parse(
  await readFile(`${folder('data')}focus.json`, 'utf8'),
)

/** Renders a picture in the sizes that the site uses, and heroes in two more for phones. */
async function render(file: string): Promise<void> {
  const name = basename(file, extname(file))
  const isDrawing = extname(file) === '.svg'
  if (!isDrawing && !/\.(?:jpe?g|png|webp)$/i.test(file)) {
    throw new Error(`${file} is not a JPEG, PNG or WebP.`)
  }
  const source = await readFile(`${isDrawing ? drawings : photographs}${file}`)
  const save = async (input: Buffer, size: string, width: number, ratio: number) => {
    // Draws in the size that is needed. Photographs have no density.
    const upright = sharp(input, { density: 72 * Math.max(1, width / 1200) }).autoOrient()
    const { autoOrient: own } = await upright.metadata()
    const part = cropAround(own, ratio, focuses[name])
    const height = Math.round(width / ratio)
    if (part.width < width || part.height < height) {
      throw new Error(
        `${file} is ${own.width} × ${own.height} pixels. It needs at least ${width} × ${height}.`,
      )
    }
    // sharp leaves out the place and the camera of a photograph.
    await (isDrawing ? upright : upright.extract(part))
      .resize(width, height, { fit: 'fill' })
      .flatten({ background: '#fff' })
      // Flat colours and soft gradients stay clean at 46. The finest details at risk are palm leaves.
      .avif({ quality: isDrawing ? 46 : 55, effort: 4 })
      .toFile(`${pictures}${name}-${size}${width}.avif`)
  }
  const widest = widestWidth(name)
  const isAvatar = name.startsWith('avatar-')
  const smaller = isAvatar ? [] : [480, 768, 1200].filter((width) => width < widest)
  for (const width of [widest, ...smaller]) await save(source, '', width, isAvatar ? 1 : 16 / 10)
  const portrait = isDrawing ? portraitOf(String(source)) : name.startsWith('hero-') && source
  if (portrait) for (const width of [768, 480]) await save(portrait, 'm-', width, 4 / 5)
}

/** Crops a drawing to its `<view id="portrait">`, for phones. Returns null for a drawing without that view. */
function portraitOf(svg: string): Buffer | null {
  const [, box, width, height] =
    /<view id="portrait" viewBox="(\d+ \d+ (\d+) (\d+))"/.exec(svg) ?? []
  if (!box) return null
  const size = `viewBox="${box}" width="${width}" height="${height}"`
  return Buffer.from(svg.replace(/viewBox="[^"]+" width="\d+" height="\d+"/, size))
}

// Git keeps no empty folder.
for (const made of [drawings, photographs, pictures]) await mkdir(made, { recursive: true })
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
