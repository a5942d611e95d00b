import { Gallery, type GalleryProps, type SafeHtmlText } from '@storefront/ui'
import { DetailSection } from './DetailSection.tsx'
import { FoldedHtml } from './FoldedHtml.tsx'
import { ServiceList } from './ServiceList.tsx'

export type AboutRecordProps = Pick<GalleryProps, 'name' | 'images' | 'sizes' | 'thumbs'> & {
  /** What the record is called, e.g. 'hotel'. */
  kind: string
  description: SafeHtmlText
  services: readonly string[]
}

/** What a record tells of itself and shows: description, services, pictures (spec §2 Hotel detail, Tour detail). */
export function AboutRecord({ kind, description, services, ...gallery }: AboutRecordProps) {
  return (
    <>
      {description && (
        <DetailSection title={`About this ${kind}`}>
          <FoldedHtml html={description} />
        </DetailSection>
      )}
      {services.length > 0 && (
        <DetailSection title="Included Services">
          <ServiceList services={services} />
        </DetailSection>
      )}
      {gallery.images.length > 0 && (
        <DetailSection title="Image Gallery">
          <Gallery {...gallery} />
        </DetailSection>
      )}
    </>
  )
}
