import { type IsoDate, paths } from '@storefront/contract'
import {
  earliestProblem,
  fromDate,
  type PartyLimits,
  partyProblem,
  type TravelDays,
} from '@storefront/domain'
import { Navigate, PageHead } from '@storefront/router'
import { usePublish, useSession, useSettled } from '@storefront/session'
import { Card, PageContainer, PageTitle, Skeleton, Spinner } from '@storefront/ui'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { BookingActions } from '../payment/BookingActions.tsx'
import type { BookingFacts } from '../payment/booking-options.ts'
import { useBookingActions } from '../payment/useBookingActions.ts'
import { travellerRecords } from '../travellers/fields.ts'
import { TravellerForm, type TravellerFormHandle } from '../travellers/TravellerForm.tsx'
import { useTravellers } from '../travellers/traveller-drafts.ts'
import { BookingSummary, type BookingSummaryProps } from './BookingSummary.tsx'
import { partyOffers, type SummaryTravellers } from './party-offers.ts'
import styles from './SummaryPage.module.css'

export type SummaryPageProps<T> = {
  title: string
  selection: T | null
  /** Redirect target without a selection; home by default. */
  otherwise?: string | undefined
  children: (selection: T) => ReactNode
}

/** Page of a summary; a skeleton until the tab's storage has been read. */
export function SummaryPage<T>(props: SummaryPageProps<T>) {
  const { title, selection, otherwise = paths.home, children } = props
  // The selection is in the tab's storage, which the server and the first render cannot read.
  const isSettled = useSettled()
  if (isSettled && selection === null) return <Navigate to={otherwise} replace />
  return (
    <PageContainer className={styles.page}>
      <PageHead title={title} noindex />
      <PageTitle title={title} subtitle="Review and complete your booking" />
      {isSettled && selection !== null ? children(selection) : <SummarySkeleton />}
    </PageContainer>
  )
}

export type SummaryFrameProps = BookingFacts & {
  travellers: SummaryTravellers
  travelDays: TravelDays
  summary: BookingSummaryProps
  totalLabel: string
  /** Reason that prevents only payment by card, e.g. a day that is not sold. The WhatsApp message states it. */
  cardProblem?: string | null
  limits?: PartyLimits | undefined
  /** False for international flights. */
  isWithinMexico?: boolean
  /** Fields of the product before the travellers, e.g. a tour's date. */
  children?: ReactNode
}

/** Traveller forms, booking summary, total and both booking buttons. */
export function SummaryFrame(props: SummaryFrameProps) {
  const { travellers, travelDays, summary, totalLabel, children, ...others } = props
  const { cardProblem, limits, isWithinMexico = true, ...booking } = others
  const { product, selectionKey } = booking
  const typed = useTravellers(product, travellers.counts, selectionKey)
  const drafts = typed.travellers.map(({ draft }) => draft)
  const [today, followToday] = useToday()
  const { first: tripStarts, last: tripEnds } = travelDays
  const bounds = useMemo(
    () => ({ product, today, tripStarts, tripEnds, isWithinMexico }),
    [product, today, tripStarts, tripEnds, isWithinMexico],
  )
  const offers = partyOffers(typed, travellers, { product, days: travelDays, limits })
  const form = useRef<TravellerFormHandle>(null)
  const actions = useBookingActions({
    ...booking,
    blockedBy:
      partyProblem(travellers.counts)?.text ??
      earliestProblem(tripStarts, today) ??
      booking.blockedBy ??
      null,
    cardProblems: [...(cardProblem ? [{ text: cardProblem }] : []), ...offers.cardProblems],
    counts: travellers.counts,
    onRecount: offers.recountTo,
    selectionAddress: summary.change.address,
    totalUsd: summary.totalUsd,
    births: drafts.map(({ dob }) => dob),
    leadTraveller: `${drafts[0]?.firstName ?? ''} ${drafts[0]?.lastName ?? ''}`,
    isInTime: () => earliestProblem(tripStarts, followToday()) === null,
    completeTravellers: () =>
      form.current?.validate() ? travellerRecords(typed.travellers) : null,
  })
  // The selection's lines do not add up to the provider's total.
  const price = actions.isOtherTotal ? { lines: [], totalUsd: actions.totalUsd } : {}
  return (
    <SummaryLayout
      forms={
        <fieldset className={styles.lockable} disabled={actions.busy !== null}>
          {children}
          <TravellerForm
            ref={form}
            label={travellers.label}
            {...typed}
            bounds={bounds}
            childOffer={offers.childOffer}
          />
        </fieldset>
      }
      summary={<BookingSummary {...summary} {...price} />}
      actions={<BookingActions actions={actions} totalLabel={totalLabel} brief={summary.brief} />}
    />
  )
}

/** Returns the visitor's day and a function that reads their clock again: the page may be open since yesterday. */
function useToday(): [today: IsoDate, follow: () => IsoDate] {
  const publish = usePublish()
  const today = useSession((state) => state.today)
  const follow = () => {
    const now = fromDate(new Date())
    if (now !== today) publish('today-known', { today: now })
    return now
  }
  return [today, follow]
}

function SummarySkeleton() {
  return (
    <SummaryLayout
      forms={
        <>
          <Skeleton height="420px" />
          <Skeleton height="62px" />
        </>
      }
      summary={<Spinner label="Loading your booking…" />}
      actions={<Skeleton height="330px" />}
    />
  )
}

type SummaryLayoutProps = { forms: ReactNode; summary: ReactNode; actions: ReactNode }

/** Wide: forms beside a sticky panel. Phone: summary, forms, actions. */
function SummaryLayout({ forms, summary, actions }: SummaryLayoutProps) {
  return (
    <div className={styles.layout} data-asks-for-data>
      <div className={styles.forms}>{forms}</div>
      <aside className={styles.panel}>
        <div className={styles.summary}>{summary}</div>
        {/* Takes the focus of a button that solved its problem. */}
        <div tabIndex={-1} className={styles.actions}>
          {actions}
        </div>
      </aside>
    </div>
  )
}

/** Section "Dates and guests" of a summary. */
export function SummaryTerms({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.terms}>
      <h2 id={id} className={styles.termsTitle}>
        Dates and guests
      </h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  )
}
