import { durationText } from '@storefront/domain'
import { Badge } from '@storefront/ui'
import type { ReactNode } from 'react'
import { AboutRecord } from '../details/AboutRecord.tsx'
import { DetailBanner, type DetailBannerProps } from '../details/DetailBanner.tsx'
import { DetailLayout } from '../details/DetailLayout.tsx'
import { RecordPictures } from '../details/RecordPictures.tsx'
import styles from './TripView.module.css'
import type { TripDetail } from './wire-trip.ts'

/** Thumbnails in sight of a trip's gallery, at every width (spec §2 Tour detail). */
const thumbs = { 0: 4 }

type TripViewProps = {
  trip: TripDetail
  /** What it is called, e.g. 'tour'. */
  kind: string
  back: DetailBannerProps['back']
  /** What it costs and how to book it. */
  panel: ReactNode
}

/** One tour or package (spec §2 Tour detail): what it is, what it includes, pictures, and the panel beside them. */
export function TripView({ trip, kind, back, panel }: TripViewProps) {
  const duration = durationText(trip.durationDays)
  const { name, imageUrl, destinationName, description, services, images } = trip
  return (
    <article>
      <DetailBanner imageUrl={imageUrl} destinationName={destinationName} back={back}>
        <h1 tabIndex={-1} className={styles.name}>
          {name}
        </h1>
        {duration && <Badge tone="lagoon">{duration}</Badge>}
      </DetailBanner>
      <DetailLayout panel={panel}>
        <AboutRecord kind={kind} description={description} services={services} />
        <RecordPictures
          name={name}
          images={images}
          thumbs={thumbs}
          sizes="(min-width: 1400px) 892px, (min-width: 576px) 720px, calc(100vw - 32px)"
        />
      </DetailLayout>
    </article>
  )
}
