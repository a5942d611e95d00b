import type { HotelSearch } from '@storefront/contract'
import { chatUrl } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { NoHotels } from '../components/NoHotels.tsx'
import { searchMessage } from '../domain/whatsapp.ts'

export type NothingFoundProps = {
  search: HotelSearch
  onEdit: () => void
  /** The search failed: the text is the same (spec §8), but it can be tried again. */
  canRetry?: boolean
}

/** A search that found nothing, with the agency at hand. */
export function NothingFound({ search, onEdit, canRetry = false }: NothingFoundProps) {
  const { agency } = useStorefront()
  return (
    <NoHotels
      chatAddress={chatUrl(agency.whatsapp, searchMessage(search))}
      onEdit={onEdit}
      canRetry={canRetry}
    />
  )
}
