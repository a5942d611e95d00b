import privacy from '../domain/legal/privacy.json' with { type: 'json' }
import { LegalScreen } from './LegalScreen.tsx'

/** `/privacy`: the privacy notice. */
export function PrivacyScreen() {
  return <LegalScreen text={privacy} />
}
