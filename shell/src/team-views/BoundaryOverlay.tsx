import type { LiveRemote } from '@storefront/contract'
import { useEffect, useState } from 'react'
import type { FederatedPage } from '../page/federated-page.ts'
import styles from './BoundaryOverlay.module.css'

type Box = {
  key: string
  label: string
  top: number
  left: number
  width: number
  height: number
}

/** Outlines each remote on the page, with its name, version, bytes and load time. */
export function BoundaryOverlay({
  boot: { remotes },
  federation: { fallbackRelease },
}: FederatedPage) {
  const [boxes, setBoxes] = useState<Box[]>([])

  useEffect(() => {
    const measure = () => {
      const parts = [...document.querySelectorAll<HTMLElement>('[data-remote]')]
      setBoxes(
        parts.map((part, index) => {
          const name = part.dataset.remote ?? ''
          const live = remotes[name]
          const { top, left, width, height } = part.getBoundingClientRect()
          return {
            key: `${name}-${index}`,
            label: `${describe(live, fallbackRelease(name))} · ${cost((fallbackRelease(name) ?? live)?.baseUrl ?? '')}`,
            top: top + window.scrollY,
            left,
            width,
            height,
          }
        }),
      )
    }
    measure()
    const timer = setInterval(measure, 500)
    return () => clearInterval(timer)
  }, [remotes, fallbackRelease])

  return boxes.map(({ key, label, ...box }) => (
    <div key={key} className={styles.box} style={box} aria-hidden="true">
      <span className={styles.label}>{label}</span>
    </div>
  ))
}

function describe(live: LiveRemote | undefined, fallbackRelease: LiveRemote | null): string {
  const { name = '', version = '' } = live?.release ?? {}
  if (!fallbackRelease) return `${name} ${version}`
  return `${name} ${fallbackRelease.release.version}, because ${version} could not be loaded`
}

/** Transferred bytes of a release, and the time from its first request to its last response. */
function cost(baseUrl: string): string {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.includes(baseUrl))
  if (files.length === 0) return 'no files yet'
  const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  const from = Math.min(...files.map(({ startTime }) => startTime))
  const to = Math.max(...files.map(({ responseEnd }) => responseEnd))
  return `${(bytes / 1024).toFixed(1)} kB in ${files.length} files · ${Math.round(to - from)} ms`
}
