import { type Loadable, PageHead } from '@storefront/router'
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
import { LoadedOrKept } from '../loading/LoadedOrKept.tsx'
import { DetailLayout } from './DetailLayout.tsx'

type DetailFailedProps = {
  /** e.g. 'Hotel' and 'Hotels'. */
  kind: { one: string; many: string }
  listAddress: string
  /** False if loading failed, which a retry may fix. */
  notFound: boolean
}

type LoadedDetailProps<T> = Omit<DetailFailedProps, 'notFound'> & {
  from: Loadable<T>
  children: (record: T) => ReactNode
}

/** Detail page: skeleton, record, or a notice that it was not found or could not be loaded, with a retry. */
export function LoadedDetail<T>({ from, children, ...missing }: LoadedDetailProps<T>) {
  return (
    <LoadedOrKept
      from={from}
      pending={
        <>
          <PageHead title={missing.kind.one} noindex />
          <BannerPending label={`Loading ${missing.kind.one.toLowerCase()}…`} />
          <DetailLayout panel={<Skeleton height={320} />}>
            <Skeleton width="40%" height={32} />
            <Skeleton height={160} />
            <Skeleton ratio="16 / 10" />
          </DetailLayout>
        </>
      }
      failed={({ notFound }) => <DetailFailed {...missing} notFound={notFound} />}
    >
      {children}
    </LoadedOrKept>
  )
}

function DetailFailed({ kind, listAddress, notFound }: DetailFailedProps) {
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
