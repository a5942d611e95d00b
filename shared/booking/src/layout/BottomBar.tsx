import { type ReactNode, useEffect, useRef } from 'react'
import styles from './BottomBar.module.css'

export type BottomBarProps = { children: ReactNode; className?: string }

/**
 * Stays at the bottom of a phone's window; from 992 px it is a plain part of the page. While it is fixed,
 * `--bottom-bar` on the page is its height, so that the chat button and the last lines stay above it.
 */
export function BottomBar({ children, className }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const page = document.documentElement.style
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'fixed'
      page.setProperty('--bottom-bar', isFixed ? `${element.offsetHeight}px` : '0px')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty('--bottom-bar')
    }
  }, [])
  return (
    <div ref={bar} className={styles.bar}>
      <div className={className}>{children}</div>
    </div>
  )
}
