import { PageContainer, Skeleton, Spinner } from '@storefront/ui'
import banner from './HotelBanner.module.css'
import styles from './HotelLayout.module.css'

/** The shape of a hotel's page while it loads. */
export function HotelPending() {
  return (
    <>
      <div className={`${banner.banner} ${banner.pending}`}>
        <Spinner label="Loading hotel…" />
      </div>
      <PageContainer className={styles.page}>
        <div className={styles.heading}>
          <Skeleton width="60%" height={48} />
          <Skeleton width="30%" height={24} />
        </div>
        <div className={styles.main}>
          <Skeleton ratio="16 / 10" />
        </div>
        <div className={styles.aside}>
          <Skeleton height={320} />
        </div>
      </PageContainer>
    </>
  )
}
