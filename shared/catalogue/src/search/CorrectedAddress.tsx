import { useLocation, useNavigate } from '@storefront/router'
import { useSettled } from '@storefront/session'
import { Callout } from '@storefront/ui'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import styles from './CorrectedAddress.module.css'

/** The corrections that the address before this one needed, kept in the history entry. */
const locationState = v.object({ corrections: v.array(v.string()) })

export type CorrectedAddressProps = {
  /** Corrections of the address, a sentence each. */
  corrections: readonly string[]
  /** The address of what is searched instead. */
  address: string
}

/** Says what of an address could not be searched, and replaces it with the address of what is. */
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
  const said = isCorrected ? v.safeParse(locationState, state) : null
  const sentences = said?.success ? said.output.corrections : corrections
  if (sentences.length === 0) return null
  return (
    <Callout tone="info" className={styles.correction}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Callout>
  )
}
