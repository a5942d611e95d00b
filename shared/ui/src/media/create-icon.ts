import type { IconNode } from 'lucide'
import { createElement, type FunctionComponent, type SVGProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Icon.module.css'

type Drawn = 'fill' | 'stroke' | 'strokeWidth' | 'strokeLinecap' | 'strokeLinejoin'

/** `size` is in px. An icon without a label is hidden from screen readers. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, Drawn> & { size?: number }

/**
 * Creates a component from a lucide icon, because lucide's React package is ten times as large. Joins all paths into
 * one: `M0 0` starts each of them at the origin.
 */
export function createIcon(shapes: IconNode): FunctionComponent<IconProps> {
  const d = shapes.map(([shape, { d }]) => (shape === 'path' ? `M0 0${d}` : '')).join('')
  const others: IconNode = shapes.filter(([shape]) => shape !== 'path')
  const drawn = [['path', { d }] as IconNode[number], ...others].map(([shape, attributes]) =>
    createElement(shape, attributes),
  )
  return ({ size = 24, className, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
        className: classNames(styles.icon, className),
      },
      ...drawn,
    )
}
