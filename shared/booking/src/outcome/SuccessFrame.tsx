import type { Product } from '@storefront/contract'
import { chatUrl } from '@storefront/domain'
import { PlanLinks } from '@storefront/plan'
import { useSearchParams } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { ButtonLink, ChatLink, WhatsAppIcon } from '@storefront/ui'
import { useEffect, useState } from 'react'
import type { Recap } from '../checkouts/recap.ts'
import type { Receipt } from '../checkouts/receipt.ts'
import { namesBudgetMs } from '../times.ts'
import { namedReference } from './named-reference.ts'
import styles from './Outcome.module.css'
import { OutcomeCard } from './OutcomeCard.tsx'
import { useConfirmationAddress } from './use-confirmation-address.ts'

/** About three next steps of a product, by the rows of its receipt, which are empty without one. */
export type NextSteps = (rows: Recap['rows']) => readonly string[]

/**
 * Page after a payment. Does not claim that the payment is confirmed: anybody can open this address, and only the
 * provider confirms. Clears the selection (product 4.9).
 */
export function SuccessFrame(props: { product: Product; nextSteps: NextSteps }) {
  const { product, nextSteps } = props
  const [query] = useSearchParams()
  const reference = namedReference(query)
  const { receipt, names, RecapCard } = useReceipt(product, reference)
  const confirmationAddress = useConfirmationAddress(receipt)
  return (
    <OutcomeCard
      title="Thank you for your booking"
      picture={<SuccessPicture />}
      message={`Hello! I have a question about my booking${reference ? ` ${reference}` : ''}.`}
    >
      {reference && (
        <p className={styles.reference}>
          Booking reference <strong translate="no">{reference}</strong>
        </p>
      )}
      <p>{`We'll email your confirmation to ${confirmationAddress} once your payment clears.`}</p>
      {receipt && !reference && (
        <p>
          The payment page sent no booking reference. This is what you left to pay for; ask us on
          WhatsApp whether it is booked.
        </p>
      )}
      {RecapCard && receipt && names && (
        <RecapCard recap={receipt.recap} names={names} reference={reference} />
      )}
      <section className={styles.steps} data-pending={!names}>
        <h2 className={styles.subtitle}>What happens next</h2>
        <ol className={styles.stepList}>
          {receipt?.recap.confirm && (
            <ConfirmStep {...receipt.recap.confirm} reference={reference} />
          )}
          {receipt?.recap.next && (
            <li className={styles.step}>
              <ButtonLink to={receipt.recap.next.address} size="small">
                {receipt.recap.next.label}
              </ButtonLink>
            </li>
          )}
          {nextSteps(receipt?.recap.rows ?? []).map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
          {reference && (
            <li className={styles.step}>
              To change or cancel, write to us on WhatsApp with your booking reference.
            </li>
          )}
        </ol>
      </section>
      {names && <PlanLinks booked={product} />}
    </OutcomeCard>
  )
}

type ConfirmStepProps = NonNullable<Recap['confirm']> & { reference: string | null }

/** Links to a prefilled message for parts that the booking call could not carry. */
function ConfirmStep({ step, message, reference }: ConfirmStepProps) {
  const { agency } = useStorefront()
  const greeting = reference ? `Hello! My booking is ${reference}.` : 'Hello!'
  return (
    <li className={styles.step}>
      <p>{step}</p>
      <ChatLink size="small" href={chatUrl(agency.whatsapp, `${greeting} ${message}`)}>
        <WhatsAppIcon />
        Send it on WhatsApp
      </ChatLink>
    </li>
  )
}

type RecapCard = typeof import('./receipt.ts')['RecapCard']

/**
 * Receipt of this reference, or null; undefined until the device's list was read. Names of its travellers, null until
 * known. The code loads after hydration, because only a browser has a receipt.
 */
function useReceipt(product: Product, reference: string | null) {
  const { session } = useStorefront()
  const isSettled = useSettled()
  const [receipt, setReceipt] = useState<Receipt | null>()
  const [names, setNames] = useState<readonly string[] | null>(null)
  const [RecapCard, setRecapCard] = useState<RecapCard | null>(null)
  useEffect(() => {
    if (!isSettled) return
    const read = async () => {
      const code = await import(/* webpackChunkName: "receipt" */ './receipt.ts')
      const receipt = code.openReceipt(session, product, reference)
      setRecapCard(() => code.RecapCard)
      setReceipt(receipt)
      const timer = setTimeout(() => setNames([]), namesBudgetMs)
      setNames(receipt ? await code.takeNames(session, product, receipt) : [])
      clearTimeout(timer)
    }
    read().catch((error: unknown) => {
      console.error('The receipt could not be shown:', error)
      setNames([])
    })
  }, [isSettled, session, product, reference])
  return { receipt, names, RecapCard }
}

function SuccessPicture() {
  return (
    <svg viewBox="0 0 200 120" className={styles.picture} aria-hidden="true">
      <path d="M0 76c34-16 66-16 100 0s66 16 100 0v44H0z" fill="var(--info-surface)" />
      <circle cx="100" cy="58" r="40" fill="var(--sun)" />
      <path
        d="m82 58 13 13 24-27"
        fill="none"
        stroke="var(--deep)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0 88c34-14 66-14 100 0s66 14 100 0v32H0z" fill="var(--aqua)" />
      <path d="M0 102c34-12 66-12 100 0s66 12 100 0v18H0z" fill="var(--primary)" />
    </svg>
  )
}
