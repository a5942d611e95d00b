const portraitWidths = [480, 768]
const portraitCut = { media: '(max-width: 35.99em)', width: 768, height: 960 }
const ours = /^\/media\/([a-z0-9-]+?)-(480|768|960|1200|1600)\.avif$/

/** The `<source>` of the portrait crop, on narrow windows only. Sizes in px. */
export type PictureSource = { srcSet: string; media: string; width: number; height: number }

/** Sources of a `<picture>`. AVIF only: all supported browsers read it. */
export type PictureFiles = { portrait?: PictureSource; srcSet?: string }

/** Size in px of one of our own illustrations; {} for any other address. */
export function pictureSize(src: string): { width?: number; height?: number } {
  const width = Number(ours.exec(src)?.[2])
  return width ? { width, height: (width * 10) / 16 } : {}
}

/** Picture for link previews, which do not support AVIF: our illustrations as WebP, other pictures unchanged. */
export function previewPicture(src: string): { address: string; width?: number; height?: number } {
  const [, name] = ours.exec(src) ?? []
  return name ? { address: `/media/${name}-1200.webp`, width: 1200, height: 750 } : { address: src }
}

/**
 * Files of one of our own illustrations (`/media/<name>-<width>.avif`, named by the largest width); {} for any other
 * address. `portrait` adds the 4:5 crop of heroes.
 */
export function pictureFiles(src: string, portrait = false): PictureFiles {
  const [, name, largest] = ours.exec(src) ?? []
  if (!name) return {}
  const files = { srcSet: srcSetOf(name, pictureWidths(Number(largest))) }
  if (!portrait) return files
  return { ...files, portrait: { ...portraitCut, srcSet: srcSetOf(`${name}-m`, portraitWidths) } }
}

/** Available widths in px up to `largest`, the width in the file name. */
function pictureWidths(largest: number): number[] {
  return [480, 768, 1200, 1600].filter((width) => width < largest).concat(largest)
}

function srcSetOf(name: string, widths: number[]): string {
  return widths.map((width) => `/media/${name}-${width}.avif ${width}w`).join(', ')
}
