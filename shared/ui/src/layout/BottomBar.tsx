import { type ReactNode, useEffect, useRef } from 'react'
import styles from './BottomBar.module.css'

export type BottomBarProps = {
  children: ReactNode
  /** Messages, shown above the fixed bar so that they move no button. */
  messages?: ReactNode
  className?: string
}

/**
 * Fixed at the bottom of a phone's window; part of the page from 992 px. `--bottom-bar` is its height while fixed, so
 * that the chat button and the footer stay above it.
 */
export function BottomBar({ children, messages, className }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const page = document.documentElement.style
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'fixed'
      const tops = [element, ...element.querySelectorAll(`.${styles.messages} > *`)].map(
        (part) => part.getBoundingClientRect().top,
      )
      const height = element.getBoundingClientRect().bottom - Math.min(...tops)
      page.setProperty('--bottom-bar', isFixed ? `${height}px` : '0px')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    const changes = new MutationObserver(measure)
    changes.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      changes.disconnect()
      page.removeProperty('--bottom-bar')
    }
  }, [])
  return (
    <div ref={bar} className={styles.bar}>
      {messages && (
        <section tabIndex={-1} className={styles.messages} aria-label="Your booking">
          {messages}
        </section>
      )}
      {children && (
        <div className={styles.content}>
          <div className={className}>{children}</div>
        </div>
      )}
    </div>
  )
}
