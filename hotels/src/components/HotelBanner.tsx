import { Link } from '@storefront/router'
import { PageContainer, Picture } from '@storefront/ui'
import { ChevronLeft, MapPin } from 'lucide-react'
import styles from './HotelBanner.module.css'

export type HotelBannerProps = {
  destinationName: string
  imageUrl: string | null
  /** Address of the list the visitor may want to go back to. */
  back: string
}

/** Head of a hotel's page: the destination's name over the hotel's picture (spec §2 Hotel detail). */
export function HotelBanner({ destinationName, imageUrl, back }: HotelBannerProps) {
  return (
    <div className={styles.banner}>
      <Picture src={imageUrl} alt="" ratio="fill" sizes="100vw" priority />
      <div className={styles.scrim} />
      <PageContainer flush className={styles.words}>
        <Link to={back} className={styles.back}>
          <ChevronLeft size={20} aria-hidden="true" />
          All hotels
        </Link>
        {destinationName && (
          <p className={styles.destination}>
            <MapPin size={24} aria-hidden="true" />
            {destinationName}
          </p>
        )}
      </PageContainer>
    </div>
  )
}
