import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { BedDouble, MapPin, TreePalm } from '../media/icons.ts'
import type { Lookup } from '../typeahead/suggestions.ts'
import { useSuggestions } from '../typeahead/use-suggestions.ts'
import { closedList, type DestinationSuggestion, type ListState } from './destination-suggestion.ts'
import styles from './SuggestionList.module.css'

const types = {
  destination: { label: 'Destination', Icon: MapPin },
  hotel: { label: 'Hotel', Icon: BedDouble },
  tour: { label: 'Tour', Icon: TreePalm },
}

export type SuggestionListProps = {
  id: string
  /** The combobox this list belongs to; its keys move through the list. */
  input: RefObject<HTMLInputElement | null>
  /** What was typed; null while the visitor wants no list. */
  query: string | null
  search: Lookup<DestinationSuggestion>
  onPick: (suggestion: DestinationSuggestion) => void
  /** Escape. */
  onDismiss: () => void
  onStateChange: (state: ListState) => void
}

/** The list of a `DestinationField`: ARIA's list autocomplete with manual selection. Loaded on intent. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, input, query, search, onPick, onDismiss, onStateChange } = props
  const { found, ask } = useSuggestions(search)
  const [active, setActive] = useState(-1)
  const text = query?.trim() ?? ''
  const items = text ? found.items : []
  const expanded = items.length > 0
  const activeItem = items[active]

  useEffect(() => {
    setActive(-1)
    if (text) ask({ text })
  }, [text, ask])

  const report = useEffectEvent(onStateChange)
  const activeId = expanded && activeItem ? optionId(id, active) : null
  useLayoutEffect(() => {
    report({ expanded, activeId })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [expanded, activeId])
  useLayoutEffect(() => () => report(closedList), [])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!expanded || event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive(moved(active, step, items.length))
    else if (event.key === 'Enter' && activeItem) onPick(activeItem)
    else if (event.key === 'Escape') onDismiss()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const element = input.current
    const listener = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [input])

  return (
    <>
      <VisuallyHidden role="status">{statusText(text, found.status, items.length)}</VisuallyHidden>
      {expanded && (
        <div id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
          {items.map((item, index) => {
            const { label, Icon } = types[item.type]
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, as ARIA has it
              <div
                key={`${item.type}-${item.id}`}
                id={optionId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(item)}
              >
                <Icon size={20} aria-hidden="true" />
                <span className={styles.name}>{item.name}</span>{' '}
                <span className={styles.type}>{label}</span>
              </div>
            )
          })}
        </div>
      )}
    </>
  )
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** From -1 (the text itself) down through the options and around. */
function moved(active: number, step: number, length: number): number {
  const next = active + step
  if (next < -1) return length - 1
  return next >= length ? -1 : next
}

function statusText(text: string, status: string, count: number): string {
  if (!text || status === 'loading') return ''
  if (count === 0) return 'No suggestions'
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}
