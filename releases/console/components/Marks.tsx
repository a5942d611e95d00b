import { Badge, type BadgeProps } from '@storefront/ui'
import type { VersionsAnswer } from '../../src/wire.ts'
import styles from './Marks.module.css'

type Mark = NonNullable<VersionsAnswer[string]>[number]['marks'][number]

const tones: Record<Mark, BadgeProps['tone']> = {
  live: 'ok',
  canary: 'warn',
  'last good': 'neutral',
  pinned: 'neutral',
  approved: 'lagoon',
}

type MarksProps = {
  marks: Mark[]
  /** Percent of the visitors who get the version while it is a canary. */
  canaryPercent: number | null
}

/** What a version is in its environment. */
export function Marks({ marks, canaryPercent }: MarksProps) {
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <Badge key={mark} tone={tones[mark]} className={styles.mark}>
          {mark === 'canary' && canaryPercent !== null ? `canary ${canaryPercent} %` : mark}
        </Badge>
      ))}
    </span>
  )
}
