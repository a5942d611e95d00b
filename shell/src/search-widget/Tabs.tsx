import type { KeyboardEvent, MouseEvent } from 'react'
import styles from './Tabs.module.css'

type TabsProps = {
  label: string
  /** `href` is where a tab leads without JavaScript. */
  tabs: { id: string; label: string; href: string }[]
  active: string
  /** Id of the one panel; tabs are named `panelId-id`. */
  panelId: string
  onSelect: (id: string) => void
}

/** A row of tabs with arrow keys (APG Tabs). Hand-written: the library's tabs weigh 9 KB on the first paint. */
export function Tabs({ label, tabs, active, panelId, onSelect }: TabsProps) {
  const step: Record<string, (index: number) => number> = {
    ArrowRight: (index) => (index + 1) % tabs.length,
    ArrowLeft: (index) => (index - 1 + tabs.length) % tabs.length,
    Home: () => 0,
    End: () => tabs.length - 1,
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((tab) => tab.id === active)
    const next = tabs[step[event.key]?.(index) ?? -1]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${panelId}-${next.id}`)?.focus()
  }
  const open = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (id !== active) onSelect(id)
  }
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={`${panelId}-${tab.id}`}
          href={tab.href}
          role="tab"
          aria-selected={tab.id === active}
          aria-controls={panelId}
          tabIndex={tab.id === active ? 0 : -1}
          className={styles.tab}
          onClick={(event) => open(event, tab.id)}
          onKeyDown={move}
        >
          {tab.label}
        </a>
      ))}
    </div>
  )
}
