import terms from '../domain/legal/terms.json' with { type: 'json' }
import { LegalScreen } from './LegalScreen.tsx'

export function TermsScreen() {
  return <LegalScreen text={terms} />
}
