import { Callout } from '@storefront/ui'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import type { Intent } from '../domain/intent.ts'
import styles from './Change.module.css'
import { ChangeDialog } from './ChangeDialog.tsx'

const ChangeContext = createContext<(intent: Intent) => void>(() => {})

/** Asks a person whether something is to be changed; the dialog makes the change. */
export const useChange = () => useContext(ChangeContext)

/** Keeps the dialog of what is about to be changed open whatever the screen below it reads meanwhile. */
export function ChangeDesk({ children }: { children: ReactNode }) {
  const [intent, setIntent] = useState<Intent | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const notice = useRef<HTMLDivElement>(null)

  function open(next: Intent) {
    setDone(null)
    setIntent(next)
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
          onDone={setDone}
          onClose={() => setIntent(null)}
          // What opened it is often gone afterwards: a version that is live cannot be promoted.
          returnFocusTo={notice}
        />
      )}
    </ChangeContext>
  )
}
