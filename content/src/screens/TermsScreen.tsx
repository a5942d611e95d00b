import { useStorefront } from '@storefront/session'
import { LegalDocument } from '../components/LegalDocument.tsx'
import { termsText } from '../domain/legal/terms.ts'
import { useTargetByHash } from './use-target-by-hash.ts'

/** `/terms`: the terms of booking. */
export function TermsScreen() {
  const { agency } = useStorefront()
  useTargetByHash()
  return (
    <LegalDocument
      text={termsText(agency)}
      description="What applies when you book flights, hotels, tours and packages with us."
    />
  )
}
