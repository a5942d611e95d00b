import { useEffect, useState } from 'react'
import * as v from 'valibot'

// Kept in the tab's storage alone, and only in its masked form: no storage holds a traveller's record.

const key = 'storefront.confirmation-email'

const noteShape = v.object({ checkout: v.string(), address: v.string() })

/** An e-mail address of which the owner alone recognises the name: 'm•••@gmail.com'. Null where it is none. */
export function maskedEmail(email: string): string | null {
  const [, first, domain] = /^([^\s@])[^\s@]*(@[^\s@]+)$/.exec(email.trim()) ?? []
  return first && domain ? `${first}•••${domain}` : null
}

/** Keeps the masked address to which the confirmation of a checkout is sent. */
export function keepMaskedEmail(checkout: string, email: string): void {
  try {
    const note = { checkout, address: maskedEmail(email) }
    if (note.address) window.sessionStorage.setItem(key, JSON.stringify(note))
  } catch (error) {
    console.warn('The address of the confirmation was not saved:', error)
  }
}

/** Names the address of a checkout's confirmation, masked, in the tab that began it last. */
export function useConfirmationAddress(booking: { checkout: string } | null | undefined): string {
  const checkout = booking?.checkout
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => setAddress(checkout ? readMaskedEmail(checkout) : null), [checkout])
  return address ?? "the first traveller's email address"
}

function readMaskedEmail(checkout: string): string | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
    const note = v.safeParse(noteShape, stored)
    return note.success && note.output.checkout === checkout ? note.output.address : null
  } catch (error) {
    console.warn('The address of the confirmation is unreadable:', error)
    return null
  }
}
