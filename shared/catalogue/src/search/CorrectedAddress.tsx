import { useLocation, useNavigate, useSearchParams } from '@storefront/router'
import { useSettled } from '@storefront/session'
import { Callout } from '@storefront/ui'
import { useEffect, useEffectEvent } from 'react'
import styles from './CorrectedAddress.module.css'

export type CorrectedAddressProps = {
  /** One sentence each. */
  corrections: readonly string[]
  /** Corrected address. Its parameters replace those of the same name; the others, such as filters, stay. */
  address: string
}

/** Shows the corrections and replaces the address with the corrected one. */
export function CorrectedAddress({ corrections, address }: CorrectedAddressProps) {
  const navigate = useNavigate()
  const isSettled = useSettled()
  const { state } = useLocation()
  const isCorrected = corrections.length === 0
  const [params] = useSearchParams()
  const replaceBy = useEffectEvent((address: string) => {
    const [path, corrected] = address.split('?')
    const next = new URLSearchParams(params)
    for (const [name, value] of new URLSearchParams(corrected)) next.set(name, value)
    void navigate(`${path}?${next}`, {
      replace: true,
      preventScrollReset: true,
      state: { corrections },
    })
  })
  useEffect(() => {
    if (!isCorrected && isSettled) replaceBy(address)
  }, [isCorrected, isSettled, address])
  const sentences = isCorrected ? correctionsIn(state) : corrections
  if (sentences.length === 0) return null
  return (
    <Callout tone="info" className={styles.correction}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Callout>
  )
}

/** Reads the corrections of the previous address from the history state. */
function correctionsIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('corrections' in state)) return []
  const { corrections } = state
  return Array.isArray(corrections) ? corrections.filter((one) => typeof one === 'string') : []
}
