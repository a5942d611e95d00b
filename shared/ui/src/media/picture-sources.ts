const widths = [480, 768, 1200, 1600]
const portraitWidths = [480, 768]
const portraitCut = { media: '(max-width: 575.98px)', width: 768, height: 960 }
const ours = /^\/media\/([a-z0-9-]+?)-(480|768|1200|1600)\.(?:webp|avif)$/

/** One `<source>`: AVIF first, then WebP; the portrait cut, which says its own size in px, only on narrow windows. */
export type PictureSource = {
  type: string
  srcSet: string
  media?: string
  width?: number
  height?: number
}

/** Width and height in px of one of our own illustrations; of any other address nothing is known. */
export function pictureSize(src: string): { width?: number; height?: number } {
  const width = Number(ours.exec(src)?.[2])
  return width ? { width, height: (width * 10) / 16 } : {}
}

/**
 * The sources of one of our own illustrations (`/media/<name>-<width>.webp`), best format first. The address names
 * the largest size there is.
 * Empty for any other address: nothing is known of it. `portrait` adds the 4:5 cut that heroes have.
 */
export function pictureSources(src: string, portrait = false): PictureSource[] {
  const [, name, largest] = ours.exec(src) ?? []
  if (!name) return []
  const cut = portrait
    ? formats(`${name}-m`, portraitWidths).map((source) => ({ ...source, ...portraitCut }))
    : []
  const available = widths.filter((width) => width <= Number(largest))
  return [...cut, ...formats(name, available)]
}

function formats(name: string, sizes: number[]): PictureSource[] {
  return ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: sizes.map((width) => `/media/${name}-${width}.${format} ${width}w`).join(', '),
  }))
}
