import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * True when the markup is in the document: at once while hydrating, otherwise after insertion. Pictures wait for it:
 * Chromium leaks a picture that was created but never inserted, with its tree, after an interrupted navigation.
 */
export function useInPage(): boolean {
  const [isInPage, setInPage] = useState(useIsServerMarkup())
  useLayoutEffect(() => setInPage(true), [])
  return isInPage
}

/** True on the server and while hydrating. Not state, so that the change causes no other render. */
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
