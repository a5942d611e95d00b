import { type EffectCallback, type ReactNode, useEffect, useState } from 'react'
import { createSettling, SettlingContext, StorefrontContext } from './contexts.ts'
import type { Storefront } from './storefront-context.ts'

export type StorefrontProviderProps = {
  value: Storefront
  /** Runs once the page has hydrated: reads the visitor's clock and storage. What it returns runs on unmount. */
  settle?: EffectCallback
  children: ReactNode
}

/** Gives the tree below it the storefront, and says when the visitor's clock and storage have been read. */
export function StorefrontProvider({ value, settle, children }: StorefrontProviderProps) {
  const [settling] = useState(createSettling)
  useEffect(() => {
    try {
      return settle?.()
    } catch (error) {
      console.error("The visitor's clock and storage could not be read:", error)
    } finally {
      settling.finish()
    }
  }, [])
  return (
    <StorefrontContext value={value}>
      <SettlingContext value={settling}>{children}</SettlingContext>
    </StorefrontContext>
  )
}
