import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * True when the markup is in the document: at once when React hydrates the server's HTML, otherwise after React has inserted
 * it. Pictures wait for that, because Chromium never frees a picture that was created and not inserted, nor the tree around
 * it, and an interrupted navigation leaves such trees behind.
 */
export function useInPage(): boolean {
  const [isInPage, setInPage] = useState(useIsServerMarkup())
  useLayoutEffect(() => setInPage(true), [])
  return isInPage
}

/** True while rendering on the server and while hydrating. It is not state, so its end causes no render. */
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
