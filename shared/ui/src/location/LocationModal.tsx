import { Combobox } from '@base-ui/react/combobox'
import type { Airport } from '@storefront/contract'
import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { Search } from '../media/icons.ts'
import { ModalDialog } from '../modal/ModalDialog.tsx'
import type { Lookup } from '../typeahead/suggestions.ts'
import { useSuggestions } from '../typeahead/use-suggestions.ts'
import styles from './LocationModal.module.css'

export type LocationModalProps = {
  open: boolean
  onClose: () => void
  /** Marked in the list. */
  value: Airport | null
  search: Lookup<Airport>
  onSelect: (airport: Airport) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Finds an airport: looked up at once with empty text on opening, then 300 ms after typing stops (spec §7). */
export function LocationModal(props: LocationModalProps) {
  const { open, onClose, value, search, onSelect, returnFocusTo } = props
  const [text, setText] = useState('')
  const { found, ask } = useSuggestions(search)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!open) return
    setText('')
    ask({ text: '', atOnce: true })
  }, [open, ask])

  const type = (typed: string) => {
    setText(typed)
    ask({ text: typed.trim() })
  }
  const select = (airport: Airport | null) => {
    if (!airport) return
    onSelect(airport)
    onClose()
  }

  return (
    <ModalDialog
      open={open}
      onClose={onClose}
      title="Select Location"
      initialFocus={input}
      returnFocusTo={returnFocusTo}
      className={styles.modal}
    >
      <Combobox.Root
        inline
        open
        autoHighlight
        items={found.items}
        filter={null}
        value={value}
        onValueChange={select}
        inputValue={text}
        onInputValueChange={(typed, { reason }) => {
          if (reason === 'input-change') type(typed)
        }}
        itemToStringLabel={(airport) => airport.name}
        isItemEqualToValue={(airport, chosen) => airport.id === chosen.id}
      >
        <div className={styles.search}>
          <span className={styles.searchIcon}>
            <Search size={20} aria-hidden="true" />
          </span>
          <Combobox.Input
            ref={input}
            className={styles.input}
            placeholder="Search Location"
            aria-label="Search Location"
          />
        </div>
        <Combobox.Status className={styles.status}>{statusText(found, text)}</Combobox.Status>
        <Combobox.List
          className={styles.list}
          aria-label="Airports"
          aria-busy={found.status === 'loading'}
        >
          {(airport: Airport) => <AirportOption key={airport.id} airport={airport} />}
        </Combobox.List>
      </Combobox.Root>
    </ModalDialog>
  )
}

/** One airport of the list: city, airport and code. A letter typed above must not render dozens of them anew. */
const AirportOption = memo(function AirportOption({ airport }: { airport: Airport }) {
  return (
    <Combobox.Item value={airport} className={styles.option}>
      <span>
        <span className={styles.city}>{airport.name}</span>{' '}
        <span className={styles.airport}>{airport.airportName}</span>
      </span>{' '}
      <span className={styles.code}>{airport.iataCode}</span>
    </Combobox.Item>
  )
})

function statusText(found: { status: string; items: readonly Airport[] }, text: string): string {
  if (found.status === 'loading') return 'Searching…'
  if (found.items.length === 0) return `No airports found${text ? ` for “${text}”` : ''}.`
  return found.items.length === 1 ? '1 airport' : `${found.items.length} airports`
}
