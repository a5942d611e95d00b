import * as v from 'valibot'

// The address is stored masked and only in the tab, because no storage may hold traveller records.

const key = 'storefront.confirmation-email'

const noteShape = v.object({ checkout: v.string(), address: v.string() })

/** Masks an e-mail address, e.g. 'm•••@gmail.com'. Null if it is malformed. */
export function maskedEmail(email: string): string | null {
  const [, first, domain] = /^([^\s@])[^\s@]*(@[^\s@]+)$/.exec(email.trim()) ?? []
  return first && domain ? `${first}•••${domain}` : null
}

export function keepMaskedEmail(checkout: string, email: string): void {
  try {
    const note = { checkout, address: maskedEmail(email) }
    if (note.address) window.sessionStorage.setItem(key, JSON.stringify(note))
  } catch (error) {
    console.warn('The address of the confirmation was not saved:', error)
  }
}

/** Masked confirmation address of a checkout that was booked in this tab, or null. */
export function readMaskedEmail(checkout: string): string | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
    const note = v.safeParse(noteShape, stored)
    return note.success && note.output.checkout === checkout ? note.output.address : null
  } catch (error) {
    console.warn('The address of the confirmation is unreadable:', error)
    return null
  }
}
