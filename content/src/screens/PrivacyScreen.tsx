import { useStorefront } from '@storefront/session'
import { LegalDocument } from '../components/LegalDocument.tsx'
import { privacyText } from '../domain/legal/privacy.ts'
import { useTargetByHash } from './use-target-by-hash.ts'

/** `/privacy`: the privacy notice. */
export function PrivacyScreen() {
  const { agency } = useStorefront()
  useTargetByHash()
  return (
    <LegalDocument
      text={privacyText(agency)}
      description="Which personal data we collect for a booking, what for, who receives it and what you can ask of us."
    />
  )
}
