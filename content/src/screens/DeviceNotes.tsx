import { clearSearches, readLastSearches } from '@storefront/device'
import { useStorefront } from '@storefront/session'
import { Button } from '@storefront/ui'
import { useState } from 'react'
import styles from '../components/AccountSection.module.css'
import { takeFocus } from '../components/take-focus.ts'

/** Sections on what else this browser keeps of the visitor, each with a button that ends it. Browser only. */
export function DeviceNotes() {
  const { drafts } = useStorefront().session
  return (
    <>
      <DeviceNote
        title="Travellers of your last booking"
        note="This page offers them for your next booking until you reload or close it."
        action="Forget"
        done="Your travellers were forgotten."
        isKept={drafts.getBooked() !== null}
        onForget={() => drafts.setBooked(null)}
      />
      <DeviceNote
        title="Searches on this device"
        note="For 30 days the home page offers the last search of each product again: place, days and number of travellers."
        action="Delete my searches"
        done="Your searches were deleted."
        isKept={readLastSearches().length > 0}
        onForget={clearSearches}
      />
    </>
  )
}

type DeviceNoteProps = {
  title: string
  note: string
  /** Text of the button. */
  action: string
  /** Status after it was pressed. */
  done: string
  isKept: boolean
  onForget: () => void
}

function DeviceNote({ title, note, action, done, isKept, onForget }: DeviceNoteProps) {
  const [isForgotten, setForgotten] = useState(false)
  if (!isKept && !isForgotten) return null
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {isForgotten ? (
        <p role="status" tabIndex={-1} ref={takeFocus}>
          {done}
        </p>
      ) : (
        <>
          <p className={styles.note}>{note}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onForget()
              setForgotten(true)
            }}
          >
            {action}
          </Button>
        </>
      )}
    </section>
  )
}
