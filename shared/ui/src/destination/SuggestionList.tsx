import { cleanText, countText } from '@storefront/domain'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { BedDouble, Icon, MapPin, TreePalm } from '../media/icons.ts'
import type { ListState } from '../typeahead/list-state.ts'
import { Option } from '../typeahead/Option.tsx'
import { type Lookup, useSuggestions } from '../typeahead/suggestions.ts'
import { optionId, useActiveOption } from '../typeahead/use-active-option.ts'
import type { DestinationSuggestion } from './destination-suggestion.ts'
import styles from './SuggestionList.module.css'

const types = {
  destination: { label: 'Destination', shape: MapPin },
  hotel: { label: 'Hotel', shape: BedDouble },
  tour: { label: 'Tour', shape: TreePalm },
}

export type SuggestionListProps = {
  id: string
  /** The combobox. Keys pressed in it move through the list. */
  input: RefObject<HTMLInputElement | null>
  /** Typed text; '' for the initial suggestions, null for no list. */
  query: string | null
  search: Lookup<DestinationSuggestion>
  onPick: (suggestion: DestinationSuggestion) => void
  /** Receives the normalised text on blur and Enter. */
  onClean: (text: string) => void
  onDismiss: () => void
  onStateChange: (state: ListState) => void
}

/** List of a `DestinationField`: ARIA's list autocomplete with manual selection. Loaded on intent. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, input, query, search, onPick, onDismiss, onStateChange } = props
  const { found, ask } = useSuggestions(search)
  const text = query?.trim() ?? ''
  const isWanted = query !== null
  const items = isWanted ? found.items : []

  useEffect(() => {
    if (isWanted) ask({ text })
  }, [isWanted, text, ask])

  const clean = useEffectEvent((typed: string) => {
    const cleaned = cleanText(typed)
    if (cleaned !== typed) props.onClean(cleaned)
  })
  useEffect(() => {
    const field = input.current
    const onLeave = () => clean(field?.value ?? '')
    // The browser's `change` event, unlike React's, also comes before Enter submits the form.
    field?.addEventListener('change', onLeave)
    return () => field?.removeEventListener('change', onLeave)
  }, [input])

  const active = useActiveOption({
    input,
    listId: id,
    items,
    text,
    onPick,
    onDismiss,
    onStateChange,
  })

  return (
    <>
      <VisuallyHidden role="status">
        {statusText(isWanted, found.status, items.length)}
      </VisuallyHidden>
      {items.length > 0 && (
        <div id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
          {items.map((item, index) => {
            const { label, shape } = types[item.type]
            return (
              <Option
                key={`${item.type}-${item.id}`}
                id={optionId(id, index)}
                isActive={index === active}
                onPick={() => onPick(item)}
              >
                <Icon shape={shape} size={20} />
                <span className={styles.name}>{item.name}</span>{' '}
                <span className={styles.type}>{label}</span>
              </Option>
            )
          })}
        </div>
      )}
    </>
  )
}

function statusText(isWanted: boolean, status: string, count: number): string {
  if (!isWanted || status === 'loading') return ''
  if (count === 0) return 'No suggestions'
  return countText(count, 'suggestion', 'suggestions')
}
