const portraitWidths = [480, 768]
const portraitCut = { media: '(max-width: 35.99em)', width: 768, height: 960 }
const ours = /^\/media\/([a-z0-9-]+?)-(480|768|960|1200|1600)\.avif$/

/** One `<source>`: the portrait cut, which says its own size in px, only on narrow windows. */
export type PictureSource = { srcSet: string; media: string; width: number; height: number }

/** Sources of a `<picture>`. AVIF only: every browser that the site is built for reads it. */
export type PictureFiles = { portrait?: PictureSource; srcSet?: string }

/** Width and height in px of one of our own illustrations; of any other address nothing is known. */
export function pictureSize(src: string): { width?: number; height?: number } {
  const width = Number(ours.exec(src)?.[2])
  return width ? { width, height: (width * 10) / 16 } : {}
}

/** Returns the picture of a link preview, and its size in px where it is known: they read WebP, and no AVIF. */
export function previewPicture(src: string): { address: string; width?: number; height?: number } {
  const [, name] = ours.exec(src) ?? []
  return name ? { address: `/media/${name}-1200.webp`, width: 1200, height: 750 } : { address: src }
}

/**
 * The files of one of our own illustrations (`/media/<name>-<width>.avif`). The address names the largest size there is.
 * None for any other address: nothing is known of it. `portrait` adds the 4:5 cut that heroes have.
 */
export function pictureFiles(src: string, portrait = false): PictureFiles {
  const [, name, largest] = ours.exec(src) ?? []
  if (!name) return {}
  const files = { srcSet: srcSetOf(name, pictureWidths(Number(largest))) }
  if (!portrait) return files
  return { ...files, portrait: { ...portraitCut, srcSet: srcSetOf(`${name}-m`, portraitWidths) } }
}

/** The widths that there are of a picture, in px; `largest` is the one that its address names. */
export function pictureWidths(largest: number): number[] {
  return [480, 768, 1200, 1600].filter((width) => width < largest).concat(largest)
}

function srcSetOf(name: string, widths: number[]): string {
  return widths.map((width) => `/media/${name}-${width}.avif ${width}w`).join(', ')
}
