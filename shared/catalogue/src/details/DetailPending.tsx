import { Skeleton, Spinner } from '@storefront/ui'
import styles from './DetailBanner.module.css'
import { DetailLayout } from './DetailLayout.tsx'

/** The shape of a detail page while it loads (spec §4: spinner). `label` says what of, e.g. 'Loading tour…'. */
export function DetailPending({ label }: { label: string }) {
  return (
    <>
      <div className={`${styles.banner} ${styles.pending}`}>
        <Spinner label={label} />
      </div>
      <DetailLayout panel={<Skeleton height={320} />}>
        <Skeleton width="40%" height={32} />
        <Skeleton height={160} />
        <Skeleton ratio="16 / 10" />
      </DetailLayout>
    </>
  )
}
