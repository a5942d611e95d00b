import { useEffect, useRef, useState } from 'react'

/** How long a browser may take to leave for the payment page before the button comes back, in ms. */
const leavingMs = 10_000

export type Busy = {
  isBusy: boolean
  /** False when it was busy already: a second click of a double click. */
  begin: () => boolean
  end: () => void
  /** The page is being left. Should the visitor stop that, the button comes back. */
  endSoon: () => void
}

/** The busy flag of one button (spec §4). Coming back to a page the browser kept (bfcache) finds it free. */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const end = () => {
    clearTimeout(timer.current)
    running.current = false
    setBusy(false)
  }

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) end()
    }
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pageshow', comeBack)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    isBusy,
    begin() {
      if (running.current) return false
      running.current = true
      setBusy(true)
      return true
    },
    end,
    endSoon() {
      clearTimeout(timer.current)
      timer.current = setTimeout(end, leavingMs)
    },
  }
}
