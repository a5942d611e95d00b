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

/** Sketch of the hotel zone: the "7" of sand between lagoon and sea. */
function CancunSketch() {
  return (
    <svg
      viewBox="0 0 400 300"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M0 0h400v300H0z" fill="#bfe8e8" />
      <path d="M250 40c60 60 60 170 20 260h130V0H230z" fill="#8fd6d6" />
      <path
        d="M0 0h132c6 22 2 40 8 58 4 14 16 20 18 34 2 24-16 40-14 64 2 20 20 32 24 52 6 30-10 62 0 92H0z"
        fill="#e9e0c9"
      />
      <path
        d="M0 60c30 4 44 18 50 40 8 30-8 52 4 80 10 24 32 30 36 60 2 20-6 40-2 60H0z"
        fill="#cfdcb6"
      />
      <path
        d="M140 62c34-16 78-26 104-14 20 10 26 34 28 66 4 60-14 118-42 186"
        fill="none"
        stroke="#f3ead2"
        strokeWidth="16"
        strokeLinecap="round"
      />
      <path
        d="M140 62c34-16 78-26 104-14 20 10 26 34 28 66 4 60-14 118-42 186"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeDasharray="10 8"
      />
      <path
        d="M132 0c6 22 2 40 8 62M0 128c60-18 90-34 142-40"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
      />
      <circle cx="270" cy="112" r="34" fill="#c93f2a" opacity="0.14" />
      <path
        d="M270 118c-12-16-18-25-18-35a18 18 0 0 1 36 0c0 10-6 19-18 35z"
        fill="#c93f2a"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <circle cx="270" cy="83" r="6.5" fill="#fff" />
      <path
        d="M330 60q9-7 18 0t18 0M310 200q9-7 18 0t18 0M346 250q9-7 18 0t18 0"
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
