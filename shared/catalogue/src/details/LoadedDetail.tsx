import { type Loadable, Loaded, PageHead } from '@storefront/router'
import {
  BannerPending,
  ButtonLink,
  EmptyState,
  PageContainer,
  PageTitle,
  RetryButton,
  Skeleton,
} from '@storefront/ui'
import type { ReactNode } from 'react'
import { DetailLayout } from './DetailLayout.tsx'

type DetailMissingProps = {
  /** The kind of record in its singular and plural, e.g. 'Hotel' and 'Hotels'. */
  kind: { one: string; many: string }
  listAddress: string
  /** There is no such record; false: it could not be loaded, which may be over soon. */
  notFound: boolean
}

type LoadedDetailProps<T> = Omit<DetailMissingProps, 'notFound'> & {
  from: Loadable<T>
  children: (record: T) => ReactNode
}

/** A record's page: a spinner while it loads, then the record, or the notice that it is missing. */
export function LoadedDetail<T>({ from, children, ...missing }: LoadedDetailProps<T>) {
  return (
    <Loaded
      from={from}
      pending={<DetailPending label={`Loading ${missing.kind.one.toLowerCase()}…`} />}
      failed={({ notFound }) => <DetailMissing {...missing} notFound={notFound} />}
    >
      {children}
    </Loaded>
  )
}

/** The shape of a detail page while it loads. `label` says what of, e.g. 'Loading tour…'. */
function DetailPending({ label }: { label: string }) {
  return (
    <>
      <BannerPending label={label} />
      <DetailLayout panel={<Skeleton height={320} />}>
        <Skeleton width="40%" height={32} />
        <Skeleton height={160} />
        <Skeleton ratio="16 / 10" />
      </DetailLayout>
    </>
  )
}

/** No such record, or one that could not be loaded. */
function DetailMissing({ kind, listAddress, notFound }: DetailMissingProps) {
  const one = kind.one.toLowerCase()
  const title = notFound ? `${kind.one} not found` : `This ${one} could not be loaded`
  return (
    <PageContainer>
      <PageHead title={title} noindex />
      <PageTitle title={kind.many} />
      <EmptyState
        title={`${title}.`}
        hint={
          notFound
            ? 'This page may have moved, or we no longer offer it.'
            : 'Please try again in a moment.'
        }
      >
        {!notFound && <RetryButton />}
        <ButtonLink variant="primary" to={listAddress}>
          {`View all ${kind.many.toLowerCase()}`}
        </ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
