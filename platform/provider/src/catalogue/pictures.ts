import type { CatalogueExtras } from '../database/json-columns.ts'

/** Widest size in pixels, by the first word of a picture's name. Destinations are shown on cards only. */
const widest: Record<string, number> = {
  hero: 1600,
  hotel: 1600,
  tour: 1600,
  package: 1600,
  destination: 960,
  avatar: 192,
}

/** Width in px of a picture's largest file, by the first word of its name. */
export function widestWidth(name: string): number {
  return widest[name.split('-')[0] ?? ''] ?? 1200
}

/** Pictures of records as the wire has them. A picture that nobody has is null. */
export function picturesOf({ captions, focus, pictures }: CatalogueExtras) {
  /** URL path of a picture's widest size. It changes with the content, because browsers cache it for good. */
  const url = (name: string) =>
    pictures[name] ? `/media/${name}-v${pictures[name]}-${widestWidth(name)}.avif` : null
  return {
    url,
    /** Fields of a record's picture, with its focal point. */
    of(name: string) {
      const [x, y] = focus[name] ?? []
      return { image_url: url(name), image_focus: x === undefined ? null : { x, y } }
    },
    /** Gallery pictures. `alt` is our addition to the specification. */
    gallery: (names: readonly string[]) =>
      names.map((name, index) => ({
        id: index + 1,
        image_url: url(name),
        alt: captions[name] ?? null,
      })),
  }
}

export type Pictures = ReturnType<typeof picturesOf>
