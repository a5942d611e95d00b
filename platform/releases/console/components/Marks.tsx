import { Badge, type BadgeProps } from '@storefront/ui'
import type { Version } from '../../service/src/wire.ts'
import table from './Table.module.css'

type Mark = Version['marks'][number]

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

/** Marks of a version in its environment: live, canary, approved and so on. */
export function Marks({ marks, canaryPercent }: MarksProps) {
  return (
    <span className={table.marks}>
      {marks.map((mark) => (
        <Badge key={mark} tone={tones[mark]}>
          {mark === 'canary' && canaryPercent !== null ? `canary ${canaryPercent} %` : mark}
        </Badge>
      ))}
    </span>
  )
}
