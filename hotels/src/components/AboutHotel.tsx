import { DetailSection, FoldedHtml, ServiceList } from '@storefront/catalogue'
import { Gallery } from '@storefront/ui'
import type { HotelDetail } from '../domain/hotel.ts'

/** What a hotel shows and tells of itself: description, services, pictures (in this order: spec §2 Hotel detail). */
export function AboutHotel({ hotel }: { hotel: HotelDetail }) {
  const { name, images, description, services } = hotel
  return (
    <>
      {description && (
        <DetailSection title="About this hotel">
          <FoldedHtml html={description} />
        </DetailSection>
      )}
      {services.length > 0 && (
        <DetailSection title="Included Services">
          <ServiceList services={services} />
        </DetailSection>
      )}
      {images.length > 0 && (
        <DetailSection title="Image Gallery">
          <Gallery
            name={name}
            images={images}
            sizes="(min-width: 1200px) 840px, (min-width: 992px) 60vw, 100vw"
          />
        </DetailSection>
      )}
    </>
  )
}
