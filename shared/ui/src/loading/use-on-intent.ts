import { useEffect, useEffectEvent, useState } from 'react'
import type { OnIntent } from './on-intent.ts'

/**
 * Fetches code once it is `wanted`. When it cannot be had, `onFailed` should stop wanting it,
 * so that the visitor's next click tries again. `module` is null until the code is there; `failed` says that the last attempt
 * did not bring it.
 */
export function useOnIntent<Module>(code: OnIntent<Module>, wanted: boolean, onFailed: () => void) {
  const [module, setModule] = useState<Module | null>(null)
  const [failed, setFailed] = useState(false)
  const giveUp = useEffectEvent(onFailed)

  useEffect(() => {
    if (!wanted || module) return
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
  }, [code, wanted, module])

  return { module, failed }
}
