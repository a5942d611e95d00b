import type { ExposeName } from '@storefront/contract'
import { startTransition, useEffect, useState } from 'react'
import { useSite } from './SiteContext.tsx'

/** An expose of a remote: at once when its code is there, else as soon as it arrives; undefined also when it could not be loaded. */
export function useExpose<Name extends ExposeName>(remote: string, expose: Name) {
  const { modules } = useSite()
  const [module, setModule] = useState(() => modules.peek(remote, expose))
  const [hasFailed, setFailed] = useState(false)

  const load = async () => {
    try {
      const loaded = await modules.load(remote, expose)
      // In a transition React renders or hydrates in slices, and the page answers taps in between.
      startTransition(() => {
        setModule(() => loaded)
        setFailed(false)
      })
    } catch (error) {
      console.error(`${remote} ${expose} could not be loaded:`, error)
      setFailed(true)
    }
  }
  useEffect(() => {
    if (!module && !hasFailed) void load()
  })
  return { module, hasFailed, load }
}
