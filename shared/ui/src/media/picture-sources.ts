const widths = [480, 768, 960, 1200, 1600]
const portraitWidths = [480, 768]
const portraitCut = { media: '(max-width: 575.98px)', width: 768, height: 960 }
const ours = /^\/media\/([a-z0-9-]+?)-(480|768|960|1200|1600)\.(?:webp|avif)$/

/** One `<source>`; the portrait cut, which says its own size in px, only on narrow windows. */
export type PictureSource = {
  type: string
  srcSet: string
  media?: string
  width?: number
  height?: number
}

/** What goes into a `<picture>`: `<source>`s, best format first, and the `<img>`'s own set, which every browser takes. */
export type PictureFiles = { sources: PictureSource[]; srcSet?: string }

/** Width and height in px of one of our own illustrations; of any other address nothing is known. */
export function pictureSize(src: string): { width?: number; height?: number } {
  const width = Number(ours.exec(src)?.[2])
  return width ? { width, height: (width * 10) / 16 } : {}
}

/**
 * The files of one of our own illustrations (`/media/<name>-<width>.webp`): AVIF, else WebP. The address names the
 * largest size there is. No files for any other address: nothing is known of it. `portrait` adds the 4:5 cut that heroes
 * have.
 */
export function pictureFiles(src: string, portrait = false): PictureFiles {
  const [, name, largest] = ours.exec(src) ?? []
  if (!name) return { sources: [] }
  const available = widths.filter((width) => width <= Number(largest))
  const avif = { type: 'image/avif', srcSet: srcSetOf(name, available, 'avif') }
  return {
    sources: portrait ? [...portraitSources(name), avif] : [avif],
    srcSet: srcSetOf(name, available, 'webp'),
  }
}

function portraitSources(name: string): PictureSource[] {
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: srcSetOf(`${name}-m`, portraitWidths, format),
    ...portraitCut,
  }))
}

function srcSetOf(name: string, sizes: number[], format: 'avif' | 'webp'): string {
  return sizes.map((width) => `/media/${name}-${width}.${format} ${width}w`).join(', ')
}
