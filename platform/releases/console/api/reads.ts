import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import {
  auditAnswer,
  differencesAnswer,
  environmentsAnswer,
  healthAnswer,
  historyAnswer,
  registryAnswer,
  rolloutsAnswer,
  traceAnswer,
  versionsAnswer,
} from '../../service/src/wire.ts'
import type { Ask } from './service.ts'

/** How old what is shown may be, in ms. */
export const refreshMs = 5000

/** Entries of a list that are asked for at once. */
export const pageLength = 30

/** Everything that the console reads, each with its address; asked for again every few seconds while it is shown. */
export function readsOf(ask: Ask) {
  const read = <S extends v.GenericSchema>(path: string, schema: S, refetchInterval = refreshMs) =>
    queryOptions({
      queryKey: [path],
      queryFn: ({ signal }) => ask('GET', path, schema, { signal }),
      refetchInterval,
    })
  const environment = (name: string) => `/environments/${encodeURIComponent(name)}`
  const page = (before: number | null) =>
    `limit=${pageLength}${before === null ? '' : `&before=${before}`}`
  return {
    environments: () => read('/environments', environmentsAnswer, Number.POSITIVE_INFINITY),
    registry: (name: string) => read(`${environment(name)}/registry`, registryAnswer),
    versions: (name: string) => read(`${environment(name)}/versions`, versionsAnswer),
    health: (name: string) => read(`${environment(name)}/health`, healthAnswer),
    rollouts: (name: string) => read(`${environment(name)}/rollouts`, rolloutsAnswer),
    differences: (name: string, app: string, from: string, to: string) =>
      read(
        `${environment(name)}/differences?${new URLSearchParams({ app, from, to })}`,
        differencesAnswer,
        Number.POSITIVE_INFINITY,
      ),
    history: (name: string, before: number | null) =>
      read(`${environment(name)}/history?${page(before)}`, historyAnswer),
    /** Release, source file and line of a place in a script of a version. */
    source: (app: string, version: string, place: string) =>
      queryOptions({
        queryKey: ['/trace', app, version, place],
        queryFn: async ({ signal }) => {
          const body = { stack: `/remotes/${app}/${version}/${place}` }
          return (await ask('POST', '/trace', traceAnswer, { body, signal })).stack
        },
        staleTime: Number.POSITIVE_INFINITY,
      }),
    audit: (before: number | null) => read(`/audit?${page(before)}`, auditAnswer),
  }
}

export type Reads = ReturnType<typeof readsOf>
