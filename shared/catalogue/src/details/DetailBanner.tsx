import { Banner, type BannerProps } from '@storefront/ui'
import { Icon, MapPin } from '@storefront/ui/icons'
import type { ReactNode } from 'react'
import styles from './DetailBanner.module.css'

export type DetailBannerProps = Pick<BannerProps, 'imageUrl' | 'imageFocus' | 'back'> & {
  destinationName: string
  /** Content over the picture, e.g. the name. */
  children?: ReactNode
}

export function DetailBanner({ destinationName, children, ...banner }: DetailBannerProps) {
  return (
    <Banner {...banner}>
      {destinationName && (
        <p className={styles.destination}>
          <Icon shape={MapPin} size={22} />
          <span>{destinationName}</span>
        </p>
      )}
      {children}
    </Banner>
  )
}
