import { bookingPaths, type Product } from '@storefront/contract'
import { PageHead, useSearchParams } from '@storefront/router'
import { ButtonLink } from '@storefront/ui'
import { bookingReference } from '../recap/booking-reference.ts'
import { ContactActions } from './ContactActions.tsx'
import { FailedPicture } from './FailedPicture.tsx'
import { OutcomeCard } from './OutcomeCard.tsx'

export type FailedFrameProps = { product: Product }

/**
 * Where the payment page sends a visitor who did not finish. "Try again" leads to the summary with the form intact.
 * Whether the card was charged is not known here, so nothing is said about it.
 */
export function FailedFrame({ product }: FailedFrameProps) {
  const [query] = useSearchParams()
  const reference = bookingReference(query)
  return (
    <OutcomeCard title="Payment was not completed" picture={<FailedPicture />}>
      <PageHead title="Payment was not completed" noindex />
      <p>
        Your booking is not confirmed yet. Try again with the details you entered, or complete the
        booking with us on WhatsApp.
      </p>
      <p>If your bank shows a payment to us, please tell us before you try again.</p>
      <ContactActions
        message={
          reference
            ? `Hello! The payment of my booking ${reference} was not completed. Can you help me?`
            : 'Hello! The payment of my booking was not completed. Can you help me?'
        }
      >
        <ButtonLink to={bookingPaths[product].summary} variant="cta">
          Try again
        </ButtonLink>
      </ContactActions>
    </OutcomeCard>
  )
}
