import { formatUsd, travellerSummary } from '@storefront/domain'
import { Button, ButtonLink, Callout, ChatLink, Dated, WhatsAppIcon } from '@storefront/ui'
import type { ReactNode } from 'react'
import type { Offer } from '../offer.ts'
import styles from './BookingActions.module.css'
import type { CardProblem, Message } from './messages.ts'
import type { Refusal } from './refusals.ts'
import type { BookingActions } from './useBookingActions.ts'

type BookingMessageProps = { message: Message; actions: BookingActions }

export function BookingMessage({ message, actions }: BookingMessageProps) {
  switch (message.kind) {
    case 'alert':
      return (
        <>
          <Callout tone="error">{message.text}</Callout>
          {message.refusal && <Reason {...message.refusal} actions={actions} />}
        </>
      )
    case 'price':
      return <PriceChange {...message} actions={actions} />
    case 'payable':
      return (
        <Callout tone="info">
          <p>You started this booking. If you have not paid it yet, go on to payment.</p>
          <Choice label="Go on to payment" onClick={actions.goOn} />
        </Callout>
      )
    case 'paid':
      return (
        <Reason
          reason="This booking is already paid."
          choosesAgain={false}
          paidReference={message.reference}
          actions={actions}
        />
      )
    case 'unanswered':
      return (
        <Callout tone="info">
          {message.way === 'card'
            ? 'We could not confirm that your booking arrived. Press “Confirm & Pay with Card” again to continue.'
            : 'We could not confirm that your request arrived. Press “Book via WhatsApp” again to continue.'}
        </Callout>
      )
    case 'again':
      return (
        <Callout tone="warn">
          <p className={styles.title}>Book the same again?</p>
          <p>You already started booking this. If you continue, you may book it twice.</p>
          <Choice label="Make a second booking" onClick={actions.confirm} />
        </Callout>
      )
  }
}

type ClosedCardProps = { problems: readonly CardProblem[]; isLocked: boolean }

/** Reasons that prevent payment by card. While a booking is on its way, their buttons are disabled. */
export function ClosedCard({ problems, isLocked }: ClosedCardProps) {
  return (
    <Callout tone="error">
      {problems.map(({ text, fix }) => (
        <div key={text}>
          <p>
            <Dated text={text} />
          </p>
          {fix && <Choice label={fix.label} disabled={isLocked} onClick={fix.apply} />}
        </div>
      ))}
      <p className={styles.next}>You can send this booking by WhatsApp.</p>
    </Callout>
  )
}

type ChoiceProps = {
  label: string
  /** Address of a link; absent for a button. */
  to?: string
  disabled?: boolean
  onClick?: () => void
}

function Choice({ label, to, ...button }: ChoiceProps) {
  const look = { variant: 'secondary', size: 'small', children: label } as const
  return (
    <div className={styles.choice}>
      {to ? <ButtonLink {...look} to={to} /> : <Button {...look} {...button} />}
    </div>
  )
}

type RequestSentProps = {
  request: NonNullable<BookingActions['request']>
  offer: Offer
  /** True when the booking buttons show again. */
  isAnother: boolean
  onAnother: () => void
  /** Total, shown while the buttons are hidden. */
  children: ReactNode
}

export function RequestSent(props: RequestSentProps) {
  const { request, offer, isAnother, onAnother, children } = props
  return (
    <Callout tone="ok">
      <p className={styles.title}>Your booking request was sent.</p>
      <p>
        <Dated text={`${offer.name}, ${offer.when}`} />
      </p>
      {children}
      {request.reference && (
        <p>
          Request reference <strong translate="no">{request.reference}</strong>
        </p>
      )}
      <p>
        Nothing is paid yet. In the chat we'll confirm the price and availability, and tell you how
        to pay.
      </p>
      <div className={styles.choice}>
        <ChatLink href={request.chatAddress} size="small">
          <WhatsAppIcon />
          Open WhatsApp
        </ChatLink>
        <Button variant="ghost" size="small" aria-expanded={isAnother} onClick={onAnother}>
          Make a second booking
        </Button>
      </div>
    </Callout>
  )
}

/** Reason and next step below an alert whose "Please try again." cannot help. */
function Reason(props: Refusal & { actions: BookingActions }) {
  const { reason, choosesAgain, paidReference, actions } = props
  return (
    <Callout tone="info">
      <p>{reason}</p>
      {choosesAgain && <Choice label="Choose again" to={actions.selectionAddress} />}
      {paidReference && (
        <Choice label="See your receipt" to={actions.receiptAddress(paidReference)} />
      )}
    </Callout>
  )
}

type PriceChangeProps = Extract<Message, { kind: 'price' }> & { actions: BookingActions }

/** Shows the old and the new price, and asks the visitor to continue or go back. Nothing was charged or sent yet. */
function PriceChange({ fromUsd, toUsd, counts, actions }: PriceChangeProps) {
  return (
    <Callout tone="warn">
      <p className={styles.title}>The price has changed</p>
      {counts && <p>{`By their birth dates you travel as ${travellerSummary(counts)}.`}</p>}
      <dl className={styles.prices}>
        <div>
          <dt>You saw</dt>
          <dd>
            <s translate="no">{formatUsd(fromUsd)}</s>
          </dd>
        </div>
        <div>
          <dt>Price now</dt>
          <dd translate="no" className={styles.now}>
            {formatUsd(toUsd)}
          </dd>
        </div>
      </dl>
      <div className={styles.choice}>
        <Button variant="secondary" size="small" onClick={actions.confirm}>
          {`Continue at ${formatUsd(toUsd)}`}
        </Button>
        <ButtonLink to={actions.selectionAddress} variant="ghost" size="small">
          Go back
        </ButtonLink>
      </div>
    </Callout>
  )
}
