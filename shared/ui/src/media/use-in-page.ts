import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * Whether the markup is in the page: from the first render on where the server's HTML is taken over, else once React
 * has put it there. Chromium never lets go of a picture that was made and did not get into the page, nor of the tree
 * around it, and a visit that is overtaken by another leaves such trees behind.
 */
export function useInPage(): boolean {
  const [isInPage, setInPage] = useState(useIsServerMarkup())
  useLayoutEffect(() => setInPage(true), [])
  return isInPage
}

/** True in the render that makes the server's HTML or takes it over. It is no state: nothing renders anew when it ends. */
function useIsServerMarkup(): boolean {
  let isServerMarkup = false
  useSyncExternalStore(neverChanges, nothing, () => {
    isServerMarkup = true
    return null
  })
  return isServerMarkup
}

const neverChanges = () => () => undefined
const nothing = () => null
