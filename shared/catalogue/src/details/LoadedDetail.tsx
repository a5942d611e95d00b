import { type ListedProduct, listPaths } from '@storefront/contract'
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
import { capitalised, listWords } from '../rules/list-words.ts'
import { DetailLayout } from './DetailLayout.tsx'

type DetailFailedProps = {
  product: ListedProduct
  /** False if loading failed, which a retry may fix. */
  notFound: boolean
}

type LoadedDetailProps<T> = Omit<DetailFailedProps, 'notFound'> & {
  from: Loadable<T>
  children: (record: T) => ReactNode
}

/** Detail page: skeleton, record, or a notice that it was not found or could not be loaded, with a retry. */
export function LoadedDetail<T>({ from, product, children }: LoadedDetailProps<T>) {
  return (
    <LoadedOrKept
      from={from}
      pending={
        <>
          <PageHead title={capitalised(product)} noindex />
          <BannerPending label={`Loading ${product}…`} />
          <DetailLayout panel={<Skeleton height={320} />}>
            <Skeleton width="40%" height={32} />
            <Skeleton height={160} />
            <Skeleton ratio="16 / 10" />
          </DetailLayout>
        </>
      }
      failed={({ notFound }) => <DetailFailed product={product} notFound={notFound} />}
    >
      {children}
    </LoadedOrKept>
  )
}

function DetailFailed({ product, notFound }: DetailFailedProps) {
  const { many } = listWords[product]
  const title = notFound
    ? `${capitalised(product)} not found`
    : `This ${product} could not be loaded`
  return (
    <PageContainer>
      <PageHead title={title} noindex />
      <PageTitle title={capitalised(many)} />
      <EmptyState
        title={`${title}.`}
        hint={
          notFound
            ? 'This page may have moved, or we no longer offer it.'
            : 'Please try again in a moment.'
        }
      >
        {!notFound && <RetryButton />}
        <ButtonLink variant="primary" to={listPaths[product]}>
          {`View all ${many}`}
        </ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
