import { createContext } from 'react'
import type { Storefront } from './storefront-context.ts'

export const StorefrontContext = createContext<Storefront | null>(null)

/** Name of the app whose screens are below: the source of their events, as `<AppName value="flights">`. */
export const AppName = createContext<string | undefined>(undefined)

/** Whether the visitor's clock and storage have been read. */
export type Settling = {
  isSettled(): boolean
  finish(): void
  subscribe(listener: () => void): () => void
}

/** Not settled yet. */
export function createSettling(): Settling {
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

export const SettlingContext = createContext<Settling | null>(null)
