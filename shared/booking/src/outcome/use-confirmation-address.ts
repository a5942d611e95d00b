import { useStorefront } from '@storefront/session'
import { useSyncExternalStore } from 'react'

/** Masked confirmation address of a booking, or a general text in another tab. */
export function useConfirmationAddress(booking: { id: string } | null | undefined): string {
  const { subscribe, get, getInitial } = useStorefront().session.checkouts
  const { confirmation } = useSyncExternalStore(subscribe, get, getInitial).tab
  const isOfThis = confirmation !== null && confirmation.id === booking?.id
  return isOfThis ? confirmation.address : "the first traveller's email address"
}
