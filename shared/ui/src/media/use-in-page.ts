import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * Whether the markup is in the page: from the first render on where the server's HTML is taken over, else once React
 * has put it there. Chromium never lets go of a picture that was made and did not get into the page, nor of the tree
 * around it, and a visit that is overtaken by another leaves such trees behind.
 */
export function useInPage(): boolean {
  const isServerMarkup = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isMounted, setMounted] = useState(false)
  useLayoutEffect(() => setMounted(true), [])
  return isServerMarkup || isMounted
}

const neverChanges = () => () => undefined
