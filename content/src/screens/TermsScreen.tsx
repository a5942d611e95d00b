import { termsText } from '../domain/legal/terms.ts'
import { LegalScreen } from './LegalScreen.tsx'

/** `/terms`: the terms of booking. */
export function TermsScreen() {
  return <LegalScreen textOf={termsText} />
}
