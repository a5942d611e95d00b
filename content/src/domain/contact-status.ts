const switches = ['available', 'enabled', 'active', 'open', 'online', 'accepting', 'status']

/** True if the contact form is available. Advisory (product 6.1): only an explicit false closes the form. */
export function isContactOpen(status: unknown): boolean {
  if (status === false) return false
  if (typeof status !== 'object' || status === null) return true
  const fields = new Map<string, unknown>(Object.entries(status))
  return !switches.some((name) => fields.get(name) === false)
}
