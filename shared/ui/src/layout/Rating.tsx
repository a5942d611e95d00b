import { classNames } from '../class-names.ts'
import styles from './Rating.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type RatingProps = { value: number; outOf?: number; className?: string }

/** A rating as 'x/5' beside a star (spec §2). */
export function Rating({ value, outOf = 5, className }: RatingProps) {
  return (
    <span className={classNames(styles.rating, className)}>
      <VisuallyHidden>Rating</VisuallyHidden>
      <span>{`${value}/${outOf}`}</span>
    </span>
  )
}
