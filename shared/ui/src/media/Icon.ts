import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Icon.module.css'

type Drawn = 'fill' | 'stroke' | 'strokeWidth' | 'strokeLinecap' | 'strokeLinejoin'

/** Hidden from screen readers. `size` is in px. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, Drawn> & { shape: IconNode; size?: number }

/**
 * Draws an icon of lucide, because lucide's React package is ten times as large. Joins all paths into one: `M0 0` starts each of them at the origin.
 */
export function Icon({ shape, size = 24, className, ...rest }: IconProps) {
  const d = shape.map(([tag, { d }]) => (tag === 'path' ? `M0 0${d}` : '')).join('')
  const others: IconNode = shape.filter(([tag]) => tag !== 'path')
  return createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      'aria-hidden': true,
      ...rest,
      className: classNames(styles.icon, className),
    },
    ...[['path', { d }] as IconNode[number], ...others].map(([tag, attributes]) =>
      createElement(tag, attributes),
    ),
  )
}
