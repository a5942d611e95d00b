import { formatUsd } from '@storefront/domain'
import { Button, ButtonLink, Callout, ChatLink, WhatsAppIcon } from '@storefront/ui'
import { Lock } from '@storefront/ui/icons'
import { BottomBar } from '../layout/BottomBar.tsx'
import { TotalLine } from '../receipt/Receipt.tsx'
import styles from './BookingActions.module.css'
import type { BookingActions as Actions } from './useBookingActions.ts'
import type { PriceChange } from './useShownTotal.ts'

export type BookingActionsProps = {
  actions: Actions
  /** 'Total' or 'Total to Pay' (spec §2). */
  totalLabel: string
  /** Why the price has changed, in words for the visitor, where that is known. */
  priceReasons: readonly string[]
}

/** Total, alert and the two buttons of a summary (spec §2). On a phone they stay at the bottom of the window. */
export function BookingActions({ actions, totalLabel, priceReasons }: BookingActionsProps) {
  const { alert, block, chat, priceChange } = actions
  return (
    <>
      <BottomBar className={styles.bar}>
        {block && <Callout tone="error">{block}</Callout>}
        {alert && (
          <Callout key={alert.count} tone="error">
            {alert.text}
          </Callout>
        )}
        {alert?.isSoldOut && <SoldOut backTo={actions.selectionAddress} />}
        {priceChange && (
          <PriceChangeCallout
            change={priceChange}
            reasons={priceReasons}
            onAccept={actions.acceptPrice}
            backTo={actions.selectionAddress}
          />
        )}
        {chat && (
          <Callout tone="ok">
            <p>Your booking request was sent. We'll complete it with you on WhatsApp.</p>
            <p>
              {chat.what}, {chat.when}
            </p>
            {chat.isBlocked && (
              <ChatLink
                href={chat.address}
                variant="secondary"
                size="small"
                className={styles.chatLink}
              >
                Open WhatsApp
              </ChatLink>
            )}
          </Callout>
        )}
        <TotalLine label={totalLabel} usd={actions.totalUsd} />
        <div className={styles.ways}>
          <Button
            variant="cta"
            wide
            busy={actions.isPaying}
            busyLabel="Processing..."
            onClick={actions.payByCard}
          >
            Confirm &amp; Pay with Card
          </Button>
          <Button
            variant="whatsapp"
            wide
            busy={actions.isRequesting}
            busyLabel="Processing..."
            onClick={actions.bookByWhatsApp}
          >
            <WhatsAppIcon />
            Book via WhatsApp
          </Button>
        </div>
      </BottomBar>
      <p className={styles.note}>
        <Lock size={16} aria-hidden="true" />
        You pay on a secure payment page.
      </p>
    </>
  )
}

/** Why the alert's "try again" will not help, and what does: choosing again. */
function SoldOut({ backTo }: { backTo: string }) {
  return (
    <Callout tone="info">
      <div className={styles.soldOut}>
        <p>This has just sold out.</p>
        <ButtonLink to={backTo} variant="secondary" size="small">
          Choose again
        </ButtonLink>
      </div>
    </Callout>
  )
}

type PriceChangeCalloutProps = {
  change: PriceChange
  /** Why, in words for the visitor, where that is known. */
  reasons: readonly string[]
  /** Books at the new price. */
  onAccept: () => void
  /** Where what is booked was chosen. */
  backTo: string
}

/** The price is another than the visitor saw: both, and the choice to go on or back. Nothing was charged or sent. */
function PriceChangeCallout({ change, reasons, onAccept, backTo }: PriceChangeCalloutProps) {
  return (
    <Callout tone="warn">
      <p className={styles.priceTitle}>The price has changed</p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <dl className={styles.prices}>
        <div>
          <dt>You saw</dt>
          <dd>
            <s>{formatUsd(change.fromUsd)}</s>
          </dd>
        </div>
        <div>
          <dt>Price now</dt>
          <dd className={styles.now}>{formatUsd(change.toUsd)}</dd>
        </div>
      </dl>
      <div className={styles.choice}>
        <Button variant="secondary" size="small" onClick={onAccept}>
          Continue at {formatUsd(change.toUsd)}
        </Button>
        <ButtonLink to={backTo} variant="ghost" size="small">
          Go back
        </ButtonLink>
      </div>
    </Callout>
  )
}
