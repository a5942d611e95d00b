import { type Loadable, Loaded } from '@storefront/router'
import type { ReactNode } from 'react'
import { DetailMissing, type DetailMissingProps } from './DetailMissing.tsx'
import { DetailPending } from './DetailPending.tsx'

export type LoadedDetailProps<T> = Omit<DetailMissingProps, 'notFound'> & {
  from: Loadable<T>
  children: (record: T) => ReactNode
}

/** A record's page: a spinner while it loads, then the record, or the notice that it is missing (spec §4). */
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
