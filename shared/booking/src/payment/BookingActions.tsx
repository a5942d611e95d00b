import type { BookingWay } from '@storefront/contract'
import { PlanLinks } from '@storefront/plan'
import { TotalLine } from '@storefront/prices'
import { BottomBar, Button, Callout, Spinner, WhatsAppIcon } from '@storefront/ui'
import { Icon, Lock } from '@storefront/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { type Offer, wordsOf } from '../offer.ts'
import { Agreement, Seller } from '../terms/BookingTerms.tsx'
import styles from './BookingActions.module.css'
import { BookingMessage, ClosedCard, RequestSent } from './BookingMessage.tsx'
import type { BookingActions as Actions } from './useBookingActions.ts'

export type BookingActionsProps = {
  offer: Offer
  actions: Actions
}

/** Total, messages and both booking buttons, or the sent request. On a phone fixed at the bottom of the window. */
export function BookingActions({ offer, actions }: BookingActionsProps) {
  const { block, busy, closedCard, messages, request } = actions
  // Id of the request that the visitor books again.
  const [repeated, setRepeated] = useState<string | null>(null)
  const isAnother = request?.id === repeated
  const isBookable = !request || isAnother
  const sent = useRef<HTMLDivElement>(null)
  const before = useRef({ busy, id: request?.id })
  useEffect(() => {
    const { busy: wasBusy, id } = before.current
    before.current = { busy, id: request?.id }
    if (wasBusy && id !== request?.id) sent.current?.focus()
  }, [busy, request?.id])
  const closed = useRef<HTMLDivElement>(null)
  const refusedPresses = closedCard?.presses ?? 0
  useEffect(() => {
    if (refusedPresses > 0) closed.current?.scrollIntoView({ block: 'nearest' })
  }, [refusedPresses])
  const button = (way: BookingWay) => ({
    wide: true,
    busy: busy === way,
    busyLabel: 'Processing...',
    disabled: busy !== null && busy !== way,
  })
  const total = offer.isPriced !== false && (
    <TotalLine label={wordsOf(offer).total} usd={actions.totalUsd} />
  )
  return (
    <>
      {closedCard && isBookable && (
        <div ref={closed} tabIndex={-1} className={styles.closed}>
          <ClosedCard key={closedCard.presses} {...closedCard} isLocked={busy !== null} />
        </div>
      )}
      <BottomBar
        className={styles.bar}
        messages={
          <>
            {busy && (
              <div className={styles.wait}>
                <Spinner label="Sending your booking…" />
                <p>You can change it again once we have an answer.</p>
              </div>
            )}
            {messages.map(({ key, message }) => (
              <BookingMessage key={key} message={message} actions={actions} />
            ))}
            {block && <Callout tone="error">{block}</Callout>}
            {request && (
              // Takes the focus of the removed button.
              <div ref={sent} tabIndex={-1}>
                <RequestSent
                  {...{ request, offer, isAnother }}
                  onAnother={() => setRepeated(isAnother ? null : request.id)}
                >
                  {!isBookable && total}
                </RequestSent>
              </div>
            )}
          </>
        }
      >
        {isBookable && (
          <>
            {total}
            {closedCard && (
              <button type="button" className={styles.why} onClick={() => closed.current?.focus()}>
                You cannot pay this by card: see why
              </button>
            )}
            <div className={styles.ways}>
              <Button variant="cta" {...button('card')} onClick={actions.payByCard}>
                Confirm &amp; Pay with Card
              </Button>
              <Button variant="whatsapp" {...button('whatsApp')} onClick={actions.bookByWhatsApp}>
                <WhatsAppIcon />
                Book via WhatsApp
              </Button>
            </div>
            <Agreement />
          </>
        )}
      </BottomBar>
      <div className={isBookable ? undefined : styles.over}>
        <p className={styles.note}>
          <Icon shape={Lock} size={16} />
          You pay on a secure payment page.
        </p>
        <Seller />
        {request && <PlanLinks booked={offer.product} />}
      </div>
    </>
  )
}
