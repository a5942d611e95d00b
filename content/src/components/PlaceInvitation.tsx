import { chatUrl } from '@storefront/domain'
import { ButtonLink, ChatLink } from '@storefront/ui'
import { destinationSearches } from '../domain/destination-links.ts'
import styles from './PlaceInvitation.module.css'

export type PlaceInvitationProps = {
  /** The article's place; null if none was recognised. */
  place: string | null
  /** First path segments of the available verticals. */
  mounts: readonly string[]
  whatsapp: string
}

const labels = { tours: 'Tours', hotels: 'Hotels', packages: 'Packages' }

/** Links to searches in an article's place, or to WhatsApp if no vertical is available. */
export function PlaceInvitation({ place, mounts, whatsapp }: PlaceInvitationProps) {
  const searches = destinationSearches(place ?? '', mounts).sort(toursFirst)
  const name = place ?? 'the Mexican Caribbean'
  return (
    <aside className={styles.invitation} aria-label={`Book ${name}`}>
      <h2 className={styles.title}>{`See ${name} for yourself`}</h2>
      <p>Choose your dates and travellers. Our team in Cancún arranges the rest.</p>
      <div className={styles.actions}>
        {searches.map(({ label, to }, index) => (
          <ButtonLink key={label} variant={index === 0 ? 'cta' : 'secondary'} to={to}>
            {labelOf(label, place)}
          </ButtonLink>
        ))}
        {searches.length === 0 && (
          <ChatLink
            href={chatUrl(whatsapp, `Hello! I read about ${name} and would like to go there.`)}
          >
            Ask us by WhatsApp
          </ChatLink>
        )}
      </div>
    </aside>
  )
}

function labelOf(label: keyof typeof labels, place: string | null): string {
  return place ? `${labels[label]} in ${place}` : `Explore ${label}`
}

// Tours first, because readers of an article look for something to do.
function toursFirst(a: { label: string }, b: { label: string }): number {
  return Number(b.label === 'tours') - Number(a.label === 'tours')
}
