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

const SettlingContext = createContext<ReturnType<typeof createSettling> | null>(null)

/** App name, the source of events published inside: `<AppName value="flights">`. */
export const AppName = createContext<string | undefined>(undefined)

export type StorefrontProviderProps = {
  value: Storefront
  /** Runs after hydration to read clock and storage. Its return value runs on unmount. */
  settle?: EffectCallback
  children: ReactNode
}

/** Provides the storefront and `useSettled`. */
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

/** Returns session, API client and agency. Throws outside `StorefrontProvider`. */
export function useStorefront(): Storefront {
  return required(useContext(StorefrontContext))
}

/** Selects from the state of the session; renders again only when a selected field changes. */
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

/** Returns `publish` with the app name as source. */
export function usePublish(): Session['publish'] {
  const { session } = useStorefront()
  const app = useContext(AppName)
  return useCallback<Session['publish']>(
    (name, payload, source = app) => session.publish(name, payload, source),
    [session, app],
  )
}

/** False on the server and while hydrating, true once clock and storage of the visitor have been read. */
export function useSettled(): boolean {
  const settling = required(useContext(SettlingContext))
  return useSyncExternalStore(settling.subscribe, settling.isSettled, () => false)
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('Nothing of the session works outside <StorefrontProvider>.')
  return value
}

function createSettling() {
  const listeners = new Set<() => void>()
  let isSettled = false
  return {
    isSettled: () => isSettled,
    finish() {
      isSettled = true
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
