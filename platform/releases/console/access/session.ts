import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Caller } from '../../service/src/access/roles.ts'
import { askService, type Call, calls } from '../../service/src/calls.ts'

/** How old what is shown may be, in ms. */
export const refreshMs = 5000

/** The person signed in, and how the service is asked with their token. */
export type Session = {
  me: Caller
  ask: <T>(call: Call<T>) => Promise<T>
  /** What is shown of a call's answer, asked for again every few seconds while it is. */
  read: ReturnType<typeof reader>
}

/** The tab's own storage: the token is gone with the tab. */
const key = 'releases.token'

/** The token that this tab was signed in with, or null. */
export const keptToken = (): string | null => sessionStorage.getItem(key)

/** Signs in at the service that this page came from. Throws RefusedError, UnreachableError. */
export async function openSession(token: string): Promise<Session> {
  const authorization = `Bearer ${token}`
  const service = {
    name: 'The release service',
    ask: (path: string, init: RequestInit) =>
      fetch(path, { ...init, headers: { ...init.headers, authorization } }),
  }
  const me = await askService(service, calls.me())
  sessionStorage.setItem(key, token)
  return { me, ask: (call) => askService(service, call), read: reader(service) }
}

const reader =
  (service: Parameters<typeof askService>[0]) =>
  <T>(call: Call<T>, refetchInterval = refreshMs) =>
    queryOptions({
      queryKey: [call.path, call.body],
      queryFn: ({ signal }) => askService(service, call, signal),
      refetchInterval,
    })

/** Forgets the token. */
export const forgetToken = (): void => sessionStorage.removeItem(key)

export const SessionContext = createContext<Session | null>(null)

/** The session of the person signed in. Throws when no one is. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('No one is signed in.')
  return session
}
