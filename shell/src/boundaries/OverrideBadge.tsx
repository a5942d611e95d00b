import styles from './OverrideBadge.module.css'

type OverrideBadgeProps = { overrides: Record<string, string> }

/** Says which versions this browser sees instead of what is live, and ends that. */
export function OverrideBadge({ overrides }: OverrideBadgeProps) {
  const entries = Object.entries(overrides)
  if (entries.length === 0) return null
  const end = entries.map(([name]) => `remote.${name}=`).join('&')
  return (
    <aside className={styles.badge} aria-label="Version override">
      <span>{entries.map(([name, version]) => `${name} ${version}`).join(', ')}</span>
      <a className={styles.end} href={`/?${end}`}>
        Back to live
      </a>
    </aside>
  )
}
