import {
  AboutRecord,
  DetailBanner,
  DetailLayout,
  listWords,
  RecordPictures,
} from '@storefront/catalogue'
import { useSeen } from '@storefront/device'
import { htmlSummary } from '@storefront/domain'
import { PageHead } from '@storefront/router'
import { Badge } from '@storefront/ui'
import { durationText } from '../rules/trip.ts'
import { tripData } from '../rules/trip-data.ts'
import type { TripDetail } from '../selected-trip.ts'
import { TripFactsSection } from './TripFactsSection.tsx'
import styles from './TripPage.module.css'
import { TripPanel, type TripPanelProps } from './TripPanel.tsx'

type TripPageProps = Omit<TripPanelProps, 'others'> & {
  trip: TripDetail
  /** Address of the list with the visitor's search. */
  backTo: string
}

/** Detail page of a tour or package. */
export function TripPage(props: TripPageProps) {
  const { backTo, ...panel } = props
  const { name, imageUrl, imageFocus, destinationName, description, services, images } = props.trip
  const { slug, pricePerPersonUsd, durationDays } = props.trip
  const { product } = props
  const { many } = listWords[product]
  const duration = durationText(durationDays)
  useSeen({
    ...{ product, slug, name, imageUrl },
    price: { usd: pricePerPersonUsd, per: 'person' },
    durationDays: product === 'package' ? durationDays : null,
  })
  return (
    <>
      <PageHead
        title={name}
        description={htmlSummary(description)}
        image={imageUrl}
        jsonLd={tripData(props.trip, product)}
      />
      <article>
        <DetailBanner
          imageUrl={imageUrl}
          imageFocus={imageFocus}
          destinationName={destinationName}
          back={{ address: backTo, label: `All ${many}` }}
        >
          <h1 tabIndex={-1} className={styles.name}>
            {name}
          </h1>
          {duration && <Badge tone="lagoon">{duration}</Badge>}
        </DetailBanner>
        <DetailLayout
          panel={<TripPanel {...panel} others={{ address: backTo, label: `Other ${many}` }} />}
        >
          <AboutRecord product={product} description={description} services={services} />
          <TripFactsSection trip={panel.trip} />
          <RecordPictures
            name={name}
            images={images}
            thumbs={4}
            sizes="(min-width: 1400px) 892px, (min-width: 576px) 720px, calc(100vw - 32px)"
          />
        </DetailLayout>
      </article>
    </>
  )
}
