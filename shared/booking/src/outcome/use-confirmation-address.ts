import { useCheckouts } from '../checkouts/store.ts'

/** Masked confirmation address of a booking, or a general text in another tab. */
export function useConfirmationAddress(booking: { id: string } | null | undefined): string {
  const { confirmation } = useCheckouts().tab
  const isOfThis = confirmation !== null && confirmation.id === booking?.id
  return isOfThis ? confirmation.address : "the first traveller's email address"
}
