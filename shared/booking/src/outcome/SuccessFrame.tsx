import type { Product } from '@storefront/contract'
import { chatUrl } from '@storefront/domain'
import { PlanLinks } from '@storefront/plan'
import { PriceBreakdown, TotalLine } from '@storefront/prices'
import { useSearchParams } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { Button, ButtonLink, ChatLink, Dated, WhatsAppIcon } from '@storefront/ui'
import { CalendarPlus, Icon, Printer } from '@storefront/ui/icons'
import { useEffect, useState } from 'react'
import { saveCalendar } from '../calendar/save-calendar.ts'
import type { Recap } from '../checkouts/recap.ts'
import { type Receipt, takeReceipt } from '../checkouts/receipt.ts'
import { clearSelection } from '../checkouts/summary-visit.ts'
import { namesBudgetMs } from '../times.ts'
import { byPlace } from '../travellers/booked-travellers.ts'
import { takeTravellers } from '../travellers/stored-travellers.ts'
import { namedReference } from './named-reference.ts'
import styles from './Outcome.module.css'
import { OutcomeCard } from './OutcomeCard.tsx'
import { useConfirmationAddress } from './use-confirmation-address.ts'

export type SuccessFrameProps = {
  product: Product
  /** About three next steps of the product, or of the receipt's rows. */
  nextSteps: readonly string[] | ((rows: Recap['rows']) => readonly string[])
}

/**
 * Page after a payment. Does not claim that the payment is confirmed: anybody can open this address, and only the
 * provider confirms. Clears the selection (product 4.9).
 */
export function SuccessFrame({ product, nextSteps }: SuccessFrameProps) {
  const [query] = useSearchParams()
  const reference = namedReference(query)
  const receipt = useReceipt(product, reference)
  const names = useTravellerNames(product, receipt)
  const confirmationAddress = useConfirmationAddress(receipt)
  const steps = typeof nextSteps === 'function' ? nextSteps(receipt?.recap.rows ?? []) : nextSteps
  return (
    <OutcomeCard
      title="Thank you for your booking"
      picture={<SuccessPicture />}
      message={
        reference
          ? `Hello! I have a question about my booking ${reference}.`
          : 'Hello! I have a question about my booking.'
      }
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
      {receipt && names && <RecapCard recap={receipt.recap} names={names} reference={reference} />}
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
          {steps.map((step) => (
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

type ConfirmStepProps = NonNullable<Receipt['recap']['confirm']> & { reference: string | null }

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

/** Receipt of this reference, or null; undefined until the storage was read. Clears the paid selection. */
function useReceipt(product: Product, reference: string | null) {
  const { session } = useStorefront()
  const isSettled = useSettled()
  const [receipt, setReceipt] = useState<Receipt | null>()
  useEffect(() => {
    if (!isSettled) return
    const taken = takeReceipt(session, product, reference)
    setReceipt(taken)
    // A receipt of an earlier visit clears nothing.
    if (taken?.selectionKey !== null) clearSelection(session, product)
  }, [isSettled, session, product, reference])
  return receipt
}

/**
 * Names of the travellers; null until known. The storefront server keeps only the names, for a reload. This page keeps
 * the records in memory for the next booking.
 */
function useTravellerNames(product: Product, receipt: Receipt | null | undefined) {
  const { drafts } = useStorefront().session
  const [names, setNames] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (receipt === undefined) return
    const read = async () => {
      if (receipt === null) return setNames([])
      const { names, records } = await takeTravellers(product, receipt)
      if (records.length > 0 && receipt.party)
        drafts.setBooked({ product, typed: byPlace(records, receipt.party) })
      setNames(names.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
    }
    void read()
    const timer = setTimeout(() => setNames((known) => known ?? []), namesBudgetMs)
    return () => clearTimeout(timer)
  }, [product, receipt, drafts])
  return names
}

type RecapCardProps = {
  recap: Receipt['recap']
  /** Empty if unknown. */
  names: readonly string[]
  reference: string | null
}

function RecapCard({ recap, names, reference }: RecapCardProps) {
  const { agency } = useStorefront()
  const named = names.length > 0 ? [{ label: 'Names', value: names.join(', ') }] : []
  return (
    <section className={styles.recap}>
      <h2 className={styles.subtitle}>{recap.name}</h2>
      <dl className={styles.rows}>
        {[...recap.rows, ...named].map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <Dated text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <PriceBreakdown {...recap} />
      <TotalLine label="Total" usd={recap.totalUsd} />
      <p>
        Need an invoice (factura)? Send us the booking reference, RFC, name as registered, tax
        regime, postal code and use of the CFDI by email or WhatsApp.
      </p>
      <div className={styles.keep}>
        {recap.events.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => saveCalendar([{ reference, recap }], agency)}
          >
            <Icon shape={CalendarPlus} size={18} />
            Add to calendar
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Icon shape={Printer} size={18} />
          Print
        </Button>
      </div>
    </section>
  )
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
