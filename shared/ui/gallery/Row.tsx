import type { ReactNode } from 'react'

/** Pieces beside each other, in as many lines as they need. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center', padding: 8 }}>
      {children}
    </div>
  )
}
