import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { gallery } from './gallery.ts'
import { createStage } from './stage.ts'

/** The mark: sun over two waves, on a 64 × 64 sheet. `radius` rounds its corners. */
function mark(radius: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#06343E"/><stop offset="1" stop-color="#0B7182"/></linearGradient>
    <clipPath id="tile"><rect width="64" height="64" rx="${radius}"/></clipPath>
  </defs>
  <g clip-path="url(#tile)">
    <rect width="64" height="64" fill="url(#sky)"/>
    <circle cx="32" cy="29" r="15" fill="#FFC145"/>
    <path d="M-4 38Q6 30 16 37T36 37T56 37T76 37V64H-4Z" fill="#FBF8F3"/>
    <path d="M-12 45Q-2 37 8 44T28 44T48 44T68 44V64H-12Z" fill="#2CC5BD"/>
  </g>
</svg>
`
}

/** Writes the icons and the default share picture (1200 × 630) into the folder the shell serves from its root. */
export async function renderBrand(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}favicon.svg`, mark(14))
  await sharp(Buffer.from(mark(0)), { density: 400 })
    .resize(180, 180)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}apple-touch-icon.png`)

  const hero = gallery['hero-lagoon']
  if (!hero) throw new Error('the default share picture is cut from hero-lagoon, which is missing')
  const stage = createStage(hero.light, hero.seed)
  await sharp(Buffer.from(stage.document(hero.paint(stage))))
    .resize(1200, 750)
    .extract({ left: 0, top: 60, width: 1200, height: 630 })
    .flatten()
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(`${folder}og-default.jpg`)
}
