import terms from '../domain/legal/terms.json' with { type: 'json' }
import { LegalScreen } from './LegalScreen.tsx'

/** `/terms`: the terms of booking. */
export function TermsScreen() {
  return <LegalScreen text={terms} />
}
