import { useEffect, useState } from 'react'
import { readMaskedEmail } from '../recap/masked-email.ts'

/** Masked confirmation address of a booking, or a general text in another tab. */
export function useConfirmationAddress(booking: { checkout: string } | null | undefined): string {
  const checkout = booking?.checkout
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => setAddress(checkout ? readMaskedEmail(checkout) : null), [checkout])
  return address ?? "the first traveller's email address"
}
