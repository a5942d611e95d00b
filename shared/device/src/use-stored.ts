import { useEffect } from 'react'

/** Stores an entry of a list after the page has shown it, and again when it changes; null stores nothing. */
export function useStored<T>(entry: T | null, remember: (entry: T) => Promise<void>): void {
  const text = JSON.stringify(entry)
  useEffect(() => {
    const known: T | null = JSON.parse(text)
    if (known)
      remember(known).catch((error: unknown) => console.warn('A page was not stored:', error))
  }, [text, remember])
}
