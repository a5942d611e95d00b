import type { ExposeName } from '@storefront/contract'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useSite } from './SiteContext.tsx'

/** Loaded expose; undefined until it arrives or when it failed. */
export function useExpose<Name extends ExposeName>(remote: string, expose: Name) {
  const { modules } = useSite()
  const [module, setModule] = useState(() => modules.peek(remote, expose))
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    try {
      const loaded = await modules.load(remote, expose)
      // A transition hydrates in slices, between which taps are handled.
      startTransition(() => {
        setModule(() => loaded)
        setFailed(false)
      })
    } catch (error) {
      console.error(`${remote} ${expose} could not be loaded:`, error)
      setFailed(true)
    }
  }, [modules, remote, expose])
  useEffect(() => {
    if (!module && !hasFailed) void load()
  }, [module, hasFailed, load])
  return { module, hasFailed, load }
}
