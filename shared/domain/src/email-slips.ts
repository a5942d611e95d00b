const providers = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'live.com'],
  ...['googlemail.com', 'hotmail.es', 'yahoo.es', 'yahoo.com.mx', 'live.com.mx', 'prodigy.net.mx'],
]
/** Real domains that differ by one slip from a provider above. */
const lookalikes = ['ymail.com', 'mail.com', 'email.com', 'hotmail.se', 'yahoo.se']
const wrongEnding = /\.(?:con|cmo|ocm|comm|vom|xom|cpm|c0m)$/

/** Corrects one slip in the domain of a large provider, or a wrong ending such as '.con'; null if neither is found. */
export function suggestEmail(address: string): string | null {
  const [, name, typed] = address.match(/^([^@\s]+)@([^@\s]+)$/) ?? []
  const domain = typed?.toLowerCase() ?? ''
  if (domain === '') return null
  const isComplete = domain.includes('.')
  const whole = isComplete ? domain.replace(wrongEnding, '.com') : `${domain}.com`
  const isReal = providers.includes(whole) || lookalikes.includes(whole)
  const near = isReal ? whole : providers.find((one) => isOneSlip(whole, one))
  const meant = near ?? (isComplete ? whole : domain)
  return meant === domain ? null : `${name}@${meant}`
}

/** True when one letter is wrong, missing or extra, or two neighbours are swapped. */
function isOneSlip(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [restOfA, restOfB] = [a.slice(same), b.slice(same)]
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA.slice(2) === restOfB.slice(2) &&
      restOfA[0] === restOfB[1] &&
      restOfA[1] === restOfB[0])
  )
}
