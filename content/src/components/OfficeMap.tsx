import { Button } from '@storefront/ui'
import { useState } from 'react'
import { CancunSketch } from './CancunSketch.tsx'
import styles from './OfficeMap.module.css'

/** Where the office can be looked up by anyone, on a map service that needs no configuration. */
const lookUpUrl = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: 'Cancún, Quintana Roo, México' })}`

export type OfficeMapProps = {
  /** An address that may be framed; null leaves only the link. */
  url: string | null
}

/** The map of the office, loaded from the map service only when the visitor asks for it; else a link to one. */
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
            ref={(frame) => frame?.focus()}
          />
        ) : (
          <div className={styles.cover}>
            <CancunSketch />
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
        {url && !isShown && 'The map loads from another site, which will know that you visited. '}
        <a href={lookUpUrl} target="_blank" rel="noopener noreferrer">
          Find us on a map
        </a>
      </p>
    </div>
  )
}
