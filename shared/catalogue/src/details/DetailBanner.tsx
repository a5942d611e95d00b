import { BackLink, Ground, PageContainer, Picture } from '@storefront/ui'
import { MapPin } from '@storefront/ui/icons'
import type { ReactNode } from 'react'
import styles from './DetailBanner.module.css'

export type DetailBannerProps = {
  imageUrl: string | null
  destinationName: string
  /** The list the visitor may want to go back to. */
  back: { address: string; label: string }
  /** What else stands over the picture, e.g. the name. */
  children?: ReactNode
}

/** Head of a detail page: the destination's name over the picture (spec §2 Hotel detail, Tour detail). */
export function DetailBanner({ imageUrl, destinationName, back, children }: DetailBannerProps) {
  return (
    <div className={styles.banner}>
      <Picture src={imageUrl} alt="" ratio="fill" sizes="100vw" priority />
      <PageContainer flush className={styles.words}>
        <BackLink to={back.address} className={styles.back}>
          {back.label}
        </BackLink>
        <Ground className={styles.name}>
          {destinationName && (
            <p className={styles.destination}>
              <MapPin size={22} aria-hidden="true" />
              {destinationName}
            </p>
          )}
          {children}
        </Ground>
      </PageContainer>
    </div>
  )
}
