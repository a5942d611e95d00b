import { Gallery, type GalleryProps } from '@storefront/ui'
import { DetailSection } from './DetailSection.tsx'

/** The pictures of a record; nothing where there are none. */
export function RecordPictures(gallery: GalleryProps) {
  if (gallery.images.length === 0) return null
  return (
    <DetailSection title="Image Gallery">
      <Gallery {...gallery} />
    </DetailSection>
  )
}
