import type { Airport } from '@storefront/contract'
import { countText } from '@storefront/domain'
import { memo, type RefObject, useEffect, useState } from 'react'
import type { ListState } from '../typeahead/list-state.ts'
import { Option } from '../typeahead/Option.tsx'
import { type Lookup, type Suggestions, useSuggestions } from '../typeahead/suggestions.ts'
import { optionId, useActiveOption } from '../typeahead/use-active-option.ts'
import styles from './AirportList.module.css'
import modalStyles from './LocationModal.module.css'

export type AirportListProps = {
  id: string
  /** The combobox, which may already hold text typed before this code loaded. */
  input: RefObject<HTMLInputElement | null>
  value: Airport | null
  search: Lookup<Airport>
  onSelect: (airport: Airport) => void
  onStateChange: (state: ListState) => void
}

/** List of the open location modal: all airports at once, then results 300 ms after typing stops. Loaded on intent. */
export function AirportList(props: AirportListProps) {
  const { id, input, value, search, onSelect, onStateChange } = props
  const { found, ask } = useSuggestions(search)
  const [text, setText] = useState('')

  useEffect(() => {
    const field = input.current
    if (!field) return
    const look = (atOnce: boolean) => {
      const typed = field.value.trim()
      setText(typed)
      ask({ text: typed, atOnce })
    }
    const type = () => look(false)
    look(true)
    field.addEventListener('input', type)
    return () => {
      field.removeEventListener('input', type)
      field.value = ''
    }
  }, [input, ask])

  const active = useActiveOption({
    input,
    listId: id,
    items: found.items,
    text,
    firstIsActive: text !== '' && found.status === 'loaded',
    onPick: onSelect,
    onStateChange,
  })

  return (
    <>
      <p role="status" className={modalStyles.status}>
        {statusText(found, text)}
      </p>
      {found.items.length > 0 && (
        <div id={id} role="listbox" aria-label="Airports" aria-busy={found.status === 'loading'}>
          {found.items.map((airport, index) => (
            <AirportOption
              key={airport.id}
              id={optionId(id, index)}
              airport={airport}
              isActive={index === active}
              isChosen={airport.id === value?.id}
              onSelect={onSelect}
            />
          ))}
        </div>
      )}
    </>
  )
}

type AirportOptionProps = {
  id: string
  airport: Airport
  isActive: boolean
  isChosen: boolean
  onSelect: (airport: Airport) => void
}

/** Memoised, so that typing does not render dozens of airports again. */
const AirportOption = memo(function AirportOption(props: AirportOptionProps) {
  const { id, airport, isActive, isChosen, onSelect } = props
  return (
    <Option id={id} isActive={isActive} isSelected={isChosen} onPick={() => onSelect(airport)}>
      <span className={styles.city}>
        <span>{airport.name}</span> <span className={styles.airport}>{airport.airportName}</span>
      </span>{' '}
      <span translate="no" className={styles.code}>
        {airport.iataCode}
      </span>
    </Option>
  )
})

function statusText({ status, items }: Suggestions<Airport>, text: string): string {
  if (status === 'loading') return 'Searching…'
  if (items.length === 0) return `No airports found${text ? ` for “${text}”` : ''}.`
  return countText(items.length, 'airport', 'airports')
}
