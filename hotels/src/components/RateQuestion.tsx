import { Button, ButtonLink, Callout, Dated } from '@storefront/ui'
import type { RateOffer } from '../domain/rate-change.ts'
import styles from './RateQuestion.module.css'

export type RateQuestionProps = {
  from: RateOffer
  to: RateOffer
  onAccept: () => void
  /** Restores the former stay; null if the rate does not allow the former stay either. */
  onKeep: (() => void) | null
  keepLabel: string
  roomsAddress: string
}

/** Asks for another rate if the chosen one does not allow a changed stay. Nothing changes until the visitor answers. */
export function RateQuestion(props: RateQuestionProps) {
  const { from, to, onAccept, onKeep, keepLabel, roomsAddress } = props
  return (
    <Callout tone="warn">
      <p className={styles.title}>{`Your rate (${from.name}) is not available for this stay.`}</p>
      <dl className={styles.offers}>
        <Offer label="Your rate" offer={from} />
        <Offer label="Available instead" offer={to} />
      </dl>
      <div className={styles.choice}>
        <Button variant="secondary" size="small" onClick={onAccept}>
          {`Change to ${to.name}`}
        </Button>
        {onKeep ? (
          <Button variant="ghost" size="small" onClick={onKeep}>
            {keepLabel}
          </Button>
        ) : (
          <ButtonLink to={roomsAddress} variant="ghost" size="small">
            Choose another room
          </ButtonLink>
        )}
      </div>
    </Callout>
  )
}

function Offer({ label, offer }: { label: string; offer: RateOffer }) {
  const { name, stay, price, refund } = offer
  return (
    <div>
      <dt>{`${label}: ${name}`}</dt>
      <dd>{price}</dd>
      <dd>
        <Dated text={stay} />
      </dd>
      {refund && (
        <dd>
          <Dated text={refund} />
        </dd>
      )}
    </div>
  )
}
