import privacy from '../domain/legal/privacy.json' with { type: 'json' }
import { LegalScreen } from './LegalScreen.tsx'

export function PrivacyScreen() {
  return <LegalScreen text={privacy} />
}
