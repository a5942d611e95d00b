import { Gallery, type GalleryProps } from '@storefront/ui'
import { DetailSection } from './DetailSection.tsx'

/** Gallery; renders nothing without pictures. */
export function RecordPictures(gallery: GalleryProps) {
  if (gallery.images.length === 0) return null
  return (
    <DetailSection title="Image Gallery">
      <Gallery {...gallery} />
    </DetailSection>
  )
}
