import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { closedList, type ListState } from './list-state.ts'

export type ActiveOptionOptions<Item> = {
  /** The combobox. Keys pressed in it move through the list. */
  input: RefObject<HTMLInputElement | null>
  listId: string
  /** Empty means no list. */
  items: readonly Item[]
  /** The query; a change resets the active option. */
  text: string
  /** Makes the first option active by default. */
  firstIsActive?: boolean
  onPick: (item: Item) => void
  /** Called on Escape; absent if Escape closes more than the list. */
  onDismiss?: () => void
  onStateChange: (state: ListState) => void
}

/** Keyboard handling of ARIA's list autocomplete. Returns the index of the active option, or -1. */
export function useActiveOption<Item>(options: ActiveOptionOptions<Item>): number {
  const { input, listId, items, text, firstIsActive, onPick, onDismiss, onStateChange } = options
  const first = firstIsActive ? 0 : -1
  const [moved, setMoved] = useState({ items, text, to: first })
  const active = moved.items === items && moved.text === text ? moved.to : first
  const activeItem = items[active]
  const expanded = items.length > 0
  const activeId = activeItem ? optionId(listId, active) : undefined

  const report = useEffectEvent(onStateChange)
  useLayoutEffect(() => {
    const links = { 'aria-controls': listId, 'aria-activedescendant': activeId }
    report(expanded ? { ...closedList, 'aria-expanded': true, ...links } : closedList)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [expanded, listId, activeId])
  useLayoutEffect(() => () => report(closedList), [])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!expanded || event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setMoved({ items, text, to: around(active + step, first, items.length) })
    else if (event.key === 'Enter' && activeItem) onPick(activeItem)
    else if (event.key === 'Escape' && onDismiss) onDismiss()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const element = input.current
    const listener = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [input])

  return active
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** Wraps an index that leaves the range from `first` to `length - 1`. */
function around(index: number, first: number, length: number): number {
  const size = length - first
  return ((index - first + size) % size) + first
}
