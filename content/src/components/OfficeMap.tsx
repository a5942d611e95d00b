import { Button } from '@storefront/ui'
import { useState } from 'react'
import styles from './OfficeMap.module.css'

/** The office on a public map service that needs no configuration. */
const lookUpUrl = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: 'Cancún, Quintana Roo, México' })}`

export type OfficeMapProps = {
  /** Address of an allowed host; null shows the link only. */
  url: string | null
}

/** The office map, loaded from the map service on request, and a link to a public map. */
export function OfficeMap({ url }: OfficeMapProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <div className={styles.box}>
        {url && isShown ? (
          <iframe
            src={url}
            title="Map of our office in Cancún"
            className={styles.frame}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            ref={takesFocus}
          />
        ) : (
          <div className={styles.cover}>
            <p className={styles.place}>Cancún, Quintana Roo, México</p>
            {url && (
              <Button variant="secondary" onClick={() => setShown(true)}>
                Show map
              </Button>
            )}
          </div>
        )}
      </div>
      <p className={styles.note}>
        <small>
          {url && !isShown && (
            <span>The map loads from another site, which will know that you visited.</span>
          )}{' '}
          <a href={lookUpUrl} target="_blank" rel="noopener noreferrer">
            Find us on a map
          </a>
        </small>
      </p>
    </div>
  )
}

/** One function for all renders, because React calls a new ref again. */
function takesFocus(frame: HTMLElement | null) {
  frame?.focus()
}
