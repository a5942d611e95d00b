import { Button } from '@storefront/ui'
import { useState } from 'react'
import styles from './AccountSection.module.css'
import { takeFocus } from './take-focus.ts'

export type DeviceNoteProps = {
  title: string
  note: string
  /** Text of the button. */
  action: string
  /** Status after it was pressed. */
  done: string
  isKept: boolean
  onForget: () => void
}

/** Says what this browser keeps of the visitor, with a button that ends it. Renders nothing if it keeps nothing. */
export function DeviceNote({ title, note, action, done, isKept, onForget }: DeviceNoteProps) {
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
