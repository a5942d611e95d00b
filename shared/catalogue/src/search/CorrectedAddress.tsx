import { useLocation, useNavigate } from '@storefront/router'
import { useSettled } from '@storefront/session'
import { Callout } from '@storefront/ui'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import styles from './CorrectedAddress.module.css'

/** History state with the corrections of the previous address. */
const locationState = v.object({ corrections: v.array(v.string()) })

export type CorrectedAddressProps = {
  /** One sentence each. */
  corrections: readonly string[]
  /** Corrected address. */
  address: string
}

/** Shows the corrections and replaces the address with the corrected one. */
export function CorrectedAddress({ corrections, address }: CorrectedAddressProps) {
  const navigate = useNavigate()
  const isSettled = useSettled()
  const { state } = useLocation()
  const isCorrected = corrections.length === 0
  const replaceBy = useEffectEvent((address: string) => {
    void navigate(address, { replace: true, preventScrollReset: true, state: { corrections } })
  })
  useEffect(() => {
    if (!isCorrected && isSettled) replaceBy(address)
  }, [isCorrected, isSettled, address])
  const parsed = isCorrected ? v.safeParse(locationState, state) : null
  const sentences = parsed?.success ? parsed.output.corrections : corrections
  if (sentences.length === 0) return null
  return (
    <Callout tone="info" className={styles.correction}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Callout>
  )
}
