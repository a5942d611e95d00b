import { useSettled, useStorefront } from '@storefront/session'
import { Button } from '@storefront/ui'
import { useState } from 'react'
import styles from './AccountScreen.module.css'

/** Forgets the travellers of the last booking, which this page holds in memory. Renders nothing without any. */
export function BookedTravellers() {
  const { drafts } = useStorefront().session
  const [isForgotten, setForgotten] = useState(false)
  if (!useSettled() || !(isForgotten || drafts.getBooked())) return null
  return (
    <section className={styles.section}>
      <h2>Travellers of your last booking</h2>
      {isForgotten ? (
        <p role="status" tabIndex={-1} ref={takeFocus}>
          Your travellers were forgotten.
        </p>
      ) : (
        <>
          <p className={styles.note}>
            This page offers them for your next booking until you reload or close it.
          </p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              drafts.setBooked(null)
              setForgotten(true)
            }}
          >
            Forget
          </Button>
        </>
      )}
    </section>
  )
}

/** Ref of the text that replaces the focused button. One function for all renders, because React calls a new ref again. */
function takeFocus(text: HTMLElement | null) {
  text?.focus({ preventScroll: true })
}
