import { formatUsd } from '@storefront/domain'
import { Conditions, PriceBreakdown } from '@storefront/prices'
import { ButtonLink, Dated, Picture } from '@storefront/ui'
import { ChevronDown, Icon } from '@storefront/ui/icons'
import { type ReactNode, useId, useState } from 'react'
import { type Offer, wordsOf } from '../offer.ts'
import styles from './BookingSummary.module.css'

type BookingSummaryProps = {
  offer: Offer
  /** Content above the rows, e.g. a flight's route and times. */
  children?: ReactNode
}

const amount = /^\$[\d,]+\.\d\d$/

/** Booking Summary. On a phone its lines are folded at first; from 992 px they always show. */
export function BookingSummary({ offer, children }: BookingSummaryProps) {
  const { name, detail, when, image, chosenAt, rows, lines, totalUsd, terms } = offer
  const { isPriced = true } = offer
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {wordsOf(offer).panel}
        </h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-lines`}
          onClick={() => setOpen(!isOpen)}
        >
          Details
          <Icon shape={ChevronDown} className={styles.chevron} size={20} />
        </button>
        <p className={styles.brief}>
          <strong className={styles.what}>{name}</strong>
          <span>
            <Dated text={when} />
          </span>
          {isPriced && (
            <strong translate="no" className={styles.total}>
              {formatUsd(totalUsd)}
            </strong>
          )}
        </p>
      </div>
      <div id={`${id}-lines`} className={styles.lines} data-open={isOpen}>
        <div className={styles.head}>
          {image && (
            <Picture src={image.src} alt={image.alt} sizes="120px" className={styles.picture} />
          )}
          {/* Flights say more of themselves than their name. */}
          {!children && (
            <p className={styles.name}>
              <span>{name}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </p>
          )}
          <ButtonLink to={chosenAt.address} variant="ghost" size="small" className={styles.change}>
            {chosenAt.label}
          </ButtonLink>
        </div>
        {children}
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd translate={amount.test(value) ? 'no' : undefined}>
                <Dated text={value} />
              </dd>
            </div>
          ))}
        </dl>
        {isPriced && <PriceBreakdown lines={lines} notes={[]} />}
      </div>
      {/* Never folded: the visitor must see the conditions before paying. */}
      {isPriced && <Conditions {...terms} />}
    </section>
  )
}
