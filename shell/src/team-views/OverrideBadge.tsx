import type { BootData } from '../page/boot-data.ts'
import styles from './OverrideBadge.module.css'

type OverrideBadgeProps = Pick<BootData, 'overrides' | 'previewUntil'>

/** Shows the versions that replace the live ones, the end of a preview, and a link back to the live site. */
export function OverrideBadge({ overrides, previewUntil }: OverrideBadgeProps) {
  if (previewUntil === null) {
    return (
      <aside className={styles.badge} aria-label="Preview">
        <span>This preview link has expired or is not valid. You see the live site.</span>
      </aside>
    )
  }
  const versions = Object.entries(overrides).map(([name, version]) => `${name} ${version}`)
  const isPreview = previewUntil !== undefined
  const end = isPreview ? ['preview='] : Object.keys(overrides).map((name) => `remote.${name}=`)
  return (
    <aside className={styles.badge} aria-label={isPreview ? 'Preview' : 'Version override'}>
      <span>
        <span>{versions.join(', ') || 'What is live'}</span>{' '}
        {isPreview && (
          <span>
            until <time dateTime={previewUntil}>{shortTime(previewUntil)}</time>
          </span>
        )}
      </span>
      <a className={styles.end} href={`/?${end.join('&')}`}>
        Back to live
      </a>
    </aside>
  )
}

/** `Nov 24, 2:00 PM`, in the visitor's time. */
function shortTime(time: string): string {
  return new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}
