import { Link } from '@storefront/router'
import type { ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { PageContainer } from '../layout/PageContainer.tsx'
import { Ground } from '../media/Ground.tsx'
import { ChevronLeft, Icon } from '../media/icons.ts'
import { Picture, type PictureFocus } from '../media/Picture.tsx'
import styles from './Banner.module.css'

export type BannerProps = {
  imageUrl: string | null
  imageFocus?: PictureFocus | null | undefined
  /** Link back to the list. */
  back: { address: string; label: string }
  tall?: boolean
  children: ReactNode
}

/** Header of a detail page: text over a full-width picture. */
export function Banner({ imageUrl, imageFocus, back, tall = false, children }: BannerProps) {
  return (
    <div className={styles.banner} data-tall={tall}>
      <Picture src={imageUrl} focus={imageFocus} alt="" ratio="fill" sizes="98vw" priority />
      <PageContainer flush className={styles.words}>
        <Link to={back.address} className={styles.back}>
          <Icon shape={ChevronLeft} size={20} />
          <span>{back.label}</span>
        </Link>
        <Ground className={styles.about}>{children}</Ground>
      </PageContainer>
    </div>
  )
}

/** Placeholder of a banner while its page loads; `label` is the text of its spinner. */
export function BannerPending({ label, tall = false }: { label?: string; tall?: boolean }) {
  return (
    <div className={`${styles.banner} ${styles.pending}`} data-tall={tall}>
      <Spinner label={label} />
    </div>
  )
}
