import type { ReactNode } from 'react'

/** Row of components that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center', padding: 8 }}>
      {children}
    </div>
  )
}
