import type { Airport } from '@storefront/contract'
import { useRef, useState } from 'react'
import { LoadFailed } from '../loading/LoadFailed.tsx'
import { onIntent } from '../loading/on-intent.ts'
import { useOnIntent } from '../loading/use-on-intent.ts'
import { Icon, Search } from '../media/icons.ts'
import { ModalDialog } from '../modal/ModalDialog.tsx'
import { closedList } from '../typeahead/list-state.ts'
import type { Lookup } from '../typeahead/suggestions.ts'
import styles from './LocationModal.module.css'

export const airportList = onIntent(
  () => import(/* webpackChunkName: "airports" */ './AirportList.tsx'),
)

type LocationModalProps = {
  /** Id that the `LocationField`s get as `modal`. */
  id: string
  open: boolean
  onClose: () => void
  value: Airport | null
  search: Lookup<Airport>
  onSelect: (airport: Airport) => void
}

/**
 * The airport search of a form's `LocationField`s. The server renders it and the browser opens it, so it takes text
 * before scripts run. Render it outside the form: inside, Enter would submit the form.
 */
export function LocationModal(props: LocationModalProps) {
  const { id, open, onClose, value, search, onSelect } = props
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(closedList)
  const { module, failed } = useOnIntent(airportList, open, onClose)
  return (
    <>
      {failed && <LoadFailed />}
      <ModalDialog
        id={id}
        open={open}
        onClose={onClose}
        title="Select Location"
        initialFocus={input}
        className={styles.modal}
      >
        <div className={styles.search}>
          <Icon shape={Search} size={20} />
          <input
            ref={input}
            className={styles.input}
            placeholder="Search Location"
            aria-label="Search Location"
            {...shown}
          />
        </div>
        {open && module ? (
          <module.AirportList
            id={`${id}-list`}
            input={input}
            value={value}
            search={search}
            onSelect={onSelect}
            onStateChange={setShown}
          />
        ) : (
          <p role="status" className={styles.status}>
            Searching…
          </p>
        )}
        <noscript>
          <p className={styles.status}>Airport search needs JavaScript.</p>
        </noscript>
      </ModalDialog>
    </>
  )
}
