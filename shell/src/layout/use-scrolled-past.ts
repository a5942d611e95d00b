import { useEffect, useState } from 'react'

/** Whether the page is scrolled more than `px` down; false on the server. */
export function useScrolledPast(px: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const check = () => setPast(window.scrollY > px)
    check()
    window.addEventListener('scroll', check, { passive: true })
    return () => window.removeEventListener('scroll', check)
  }, [px])
  return isPast
}
