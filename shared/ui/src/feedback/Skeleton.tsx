import { classNames } from '../class-names.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths; the width is 100% by default. */
  width?: string | number
  height?: string | number
  /** CSS aspect ratio instead of a height, e.g. '16 / 10'. */
  ratio?: string
  className?: string
}

/** A placeholder with the size of the content, to avoid a layout shift. Hidden from screen readers. */
export function Skeleton({ width = '100%', height, ratio, className }: SkeletonProps) {
  const box = { width, height: height ?? (ratio ? undefined : '1em'), aspectRatio: ratio }
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={box} />
}
