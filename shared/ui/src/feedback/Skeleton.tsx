import { classNames } from '../class-names.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths; the width is all there is unless said. */
  width?: string | number
  height?: string | number
  /** CSS aspect ratio such as '16 / 10', instead of a height. */
  ratio?: string
  className?: string
}

/** A placeholder of the size of what is loading, so that nothing moves when it comes. Hidden from screen readers. */
export function Skeleton({ width = '100%', height, ratio, className }: SkeletonProps) {
  const box = { width, height: height ?? (ratio ? undefined : '1em'), aspectRatio: ratio }
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={box} />
}
