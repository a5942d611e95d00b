import { useEffect, useState } from 'react'
import { readMaskedEmail } from '../recap/masked-email.ts'

/** Where the confirmation of a checkout goes: the masked address where this tab knows it. */
export function useConfirmationAddress(booking: { checkout: string } | null | undefined): string {
  const checkout = booking?.checkout
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => setAddress(checkout ? readMaskedEmail(checkout) : null), [checkout])
  return address ?? "the first traveller's email address"
}
