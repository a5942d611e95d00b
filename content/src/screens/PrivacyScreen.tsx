import { privacyText } from '../domain/legal/privacy.ts'
import { LegalScreen } from './LegalScreen.tsx'

/** `/privacy`: the privacy notice. */
export function PrivacyScreen() {
  return <LegalScreen textOf={privacyText} />
}
