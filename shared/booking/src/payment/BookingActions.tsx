import type { BookingWay } from '@storefront/contract'
import { Button, Callout, Spinner, WhatsAppIcon } from '@storefront/ui'
import { Lock } from '@storefront/ui/icons'
import { BottomBar } from '../layout/BottomBar.tsx'
import { TotalLine } from '../receipt/Receipt.tsx'
import type { BookingBrief } from '../summary/BookingSummary.tsx'
import styles from './BookingActions.module.css'
import { BookingMessage, Choice, RequestSent } from './BookingMessage.tsx'
import type { BookingActions as Actions } from './useBookingActions.ts'

export type BookingActionsProps = {
  actions: Actions
  /** 'Total' or 'Total to Pay'. */
  totalLabel: string
  brief: BookingBrief
}

/** Total, messages and the two buttons of a summary. On a phone they stay at the bottom of the window. */
export function BookingActions({ actions, totalLabel, brief }: BookingActionsProps) {
  const { block, busy, message, request, unpaid } = actions
  const button = (way: BookingWay) => ({
    wide: true,
    busy: busy === way,
    busyLabel: 'Processing...',
    disabled: busy !== null && busy !== way,
  })
  return (
    <>
      <BottomBar className={styles.bar}>
        {block && <Callout tone="error">{block}</Callout>}
        {request && <RequestSent request={request} brief={brief} />}
        {message && <BookingMessage key={message.count} message={message} actions={actions} />}
        {unpaid === 'payable' && (
          <Callout tone="info">
            <p>You have begun this booking. It is not paid yet.</p>
            <Choice>
              <Button variant="secondary" size="small" onClick={actions.goOn}>
                Go on to payment
              </Button>
            </Choice>
          </Callout>
        )}
        {unpaid === 'unanswered' && (
          <Callout tone="info">
            You have begun this booking, and no answer came. Pay again to go on with it.
          </Callout>
        )}
        {busy && (
          <div className={styles.wait}>
            <Spinner label="Sending your booking…" />
            <p>Until the answer is here, nothing of it can be changed.</p>
          </div>
        )}
        <TotalLine label={totalLabel} usd={actions.totalUsd} />
        <div className={styles.ways}>
          <Button variant="cta" {...button('card')} onClick={actions.payByCard}>
            Confirm &amp; Pay with Card
          </Button>
          <Button variant="whatsapp" {...button('whatsApp')} onClick={actions.bookByWhatsApp}>
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
