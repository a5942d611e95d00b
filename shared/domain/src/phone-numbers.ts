import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'

/** Formatted number, and a question if it looks wrong. */
export type PhoneReading = { text: string; question: string | null }

/**
 * Formats a phone number and asks about likely slips, but accepts any number. `country` applies if there is no prefix.
 * It may be a guess, so no prefix is added. The phone library is large: import this module lazily.
 */
export function readPhone(cleaned: string, country: string | null): PhoneReading {
  const own = country !== null && isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(cleaned, own)
  const hasPrefix =
    /^(?:\+|00)/.test(cleaned) ||
    (number && own && number.countryCallingCode !== getCountryCallingCode(own))
  if (number?.isValid()) {
    const text = hasPrefix ? number.formatInternational() : number.formatNational()
    return { text, question: null }
  }
  const isLikely = hasPrefix ? false : own === undefined || number?.isPossible()
  if (isLikely) return { text: cleaned, question: null }
  const isShort = validatePhoneNumberLength(cleaned, own) === 'TOO_SHORT'
  const question = isShort ? 'Is this number complete?' : 'Is this number right?'
  const advice = hasPrefix ? '' : ' One from another country begins with + and its code.'
  return { text: cleaned, question: `${question}${advice}` }
}
