import { createContext, useContext } from 'react'
import type { Caller } from '../../service/src/access/roles.ts'
import { meAnswer } from '../../service/src/wire.ts'
import { type Reads, readsOf } from '../api/reads.ts'
import { type Ask, openService } from '../api/service.ts'

/** The person signed in, and the client that calls the service with their token. */
export type Session = { me: Caller; ask: Ask; reads: Reads }

/** The tab's own storage: the token is gone with the tab. */
const key = 'releases.token'

/** The token that this tab was signed in with, or null. */
export const keptToken = (): string | null => sessionStorage.getItem(key)

/** Signs in. Throws RefusedError, UnreachableError. */
export async function openSession(token: string): Promise<Session> {
  const ask = openService(token)
  const me = await ask('GET', '/me', meAnswer)
  sessionStorage.setItem(key, token)
  return { me, ask, reads: readsOf(ask) }
}

/** Forgets the token. */
export const forgetToken = (): void => sessionStorage.removeItem(key)

export const SessionContext = createContext<Session | null>(null)

/** The session of the person signed in. Throws when no one is. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('No one is signed in.')
  return session
}
