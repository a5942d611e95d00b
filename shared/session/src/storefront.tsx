import {
  createContext,
  type EffectCallback,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Session } from './session.ts'
import { isShallowEqual } from './shallow-equal.ts'
import type { SessionState } from './state.ts'
import type { Storefront } from './storefront-context.ts'

const StorefrontContext = createContext<Storefront | null>(null)

const SettlingContext = createContext<Settling | null>(null)

/** Name of the app whose screens are below: the source of their events, as `<AppName value="flights">`. */
export const AppName = createContext<string | undefined>(undefined)

export type StorefrontProviderProps = {
  value: Storefront
  /** Runs once the page has hydrated: reads the visitor's clock and storage. What it returns runs on unmount. */
  settle?: EffectCallback
  children: ReactNode
}

/** Gives the tree below it the storefront, and says when the visitor's clock and storage have been read. */
export function StorefrontProvider({ value, settle, children }: StorefrontProviderProps) {
  const [settling] = useState(createSettling)
  const start = useEffectEvent(() => {
    try {
      return settle?.()
    } catch (error) {
      console.error("The visitor's clock and storage could not be read:", error)
    } finally {
      settling.finish()
    }
  })
  useEffect(() => start(), [])
  return (
    <StorefrontContext value={value}>
      <SettlingContext value={settling}>{children}</SettlingContext>
    </StorefrontContext>
  )
}

/** The session, the provider's API and the agency. Throws outside `StorefrontProvider`. */
export function useStorefront(): Storefront {
  return required(useContext(StorefrontContext))
}

/** Returns the selected part of the session's state; renders again only when a field of it changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  const { session } = useStorefront()
  const last = useRef<{ value: T } | null>(null)
  const stable = (state: SessionState) => {
    const value = select(state)
    if (last.current && isShallowEqual(last.current.value, value)) return last.current.value
    last.current = { value }
    return value
  }
  return useSyncExternalStore(
    session.subscribe,
    () => stable(session.getState()),
    () => stable(session.getInitialState()),
  )
}

/** The session's `publish` in the name of the app below which it is used. */
export function usePublish(): Session['publish'] {
  const { session } = useStorefront()
  const app = useContext(AppName)
  return useCallback<Session['publish']>(
    (name, payload, source = app) => session.publish(name, payload, source),
    [session, app],
  )
}

/**
 * False on the server and while hydrating, true once the visitor's clock and storage have been read;
 * a screen that mounts after that sees true at once.
 */
export function useSettled(): boolean {
  const settling = required(useContext(SettlingContext))
  return useSyncExternalStore(settling.subscribe, settling.isSettled, () => false)
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('Nothing of the session works outside <StorefrontProvider>.')
  return value
}

/** State of reading the visitor's clock and storage. */
type Settling = {
  isSettled(): boolean
  finish(): void
  subscribe(listener: () => void): () => void
}

function createSettling(): Settling {
  const listeners = new Set<() => void>()
  let isSettled = false
  return {
    isSettled: () => isSettled,
    finish() {
      isSettled = true
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
