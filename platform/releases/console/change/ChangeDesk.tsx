import { Callout } from '@storefront/ui'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import type { Intent } from '../domain/intent.ts'
import styles from './Change.module.css'
import { ChangeDialog } from './ChangeDialog.tsx'

const ChangeContext = createContext<(intent: Intent) => void>(() => {})

/** Asks a person whether something is to be changed; the dialog makes the change. */
export const useChange = () => useContext(ChangeContext)

/** Keeps the dialog of a change open while the screen below it reads again. */
export function ChangeDesk({ children }: { children: ReactNode }) {
  const [intent, setIntent] = useState<Intent | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  /** Null: what opened the dialog, which is often gone after the change. A version that is live cannot be promoted. */
  const returnFocusTo = useRef<HTMLElement>(null)

  function open(next: Intent) {
    returnFocusTo.current = null
    setDone(null)
    setIntent(next)
  }

  function finish(sentence: string) {
    returnFocusTo.current = notice.current
    notice.current?.scrollIntoView({ block: 'nearest' })
    setDone(sentence)
    setIntent(null)
  }

  return (
    <ChangeContext value={open}>
      <div ref={notice} tabIndex={-1} className={styles.notice}>
        {done && <Callout tone="ok">{done}</Callout>}
      </div>
      {children}
      {intent && (
        <ChangeDialog
          opened={intent}
          onDone={finish}
          onClose={() => setIntent(null)}
          returnFocusTo={returnFocusTo}
        />
      )}
    </ChangeContext>
  )
}
