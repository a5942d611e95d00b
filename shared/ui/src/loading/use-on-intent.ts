import { useEffect, useEffectEvent, useState } from 'react'
import type { OnIntent } from './on-intent.ts'

/**
 * Fetches code once `isNeeded` is true. `module` is null until it arrives. After a failure `failed` is true, and
 * `onFailed` should reset the `isNeeded` of a control, so that the next click retries.
 */
export function useOnIntent<Module>(
  code: OnIntent<Module>,
  isNeeded: boolean,
  onFailed = () => {},
) {
  const [module, setModule] = useState<Module | null>(null)
  const [failed, setFailed] = useState(false)
  const giveUp = useEffectEvent(onFailed)

  useEffect(() => {
    if (!isNeeded || module) return
    let isCurrent = true
    setFailed(false)
    code.load().then(
      (loaded) => {
        if (isCurrent) setModule(() => loaded)
      },
      (error) => {
        console.error('Loading a part of the page failed:', error)
        if (!isCurrent) return
        setFailed(true)
        giveUp()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [code, isNeeded, module])

  return { module, failed }
}
