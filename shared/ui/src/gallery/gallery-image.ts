import type { Id } from '@storefront/contract'

/** One picture of a gallery; `alt` says what it shows, where that is known. */
export type GalleryImage = { id: Id; imageUrl: string | null; alt?: string }
