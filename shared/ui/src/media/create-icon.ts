import type { IconNode } from 'lucide'
import { createElement, type FunctionComponent, type SVGProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Icon.module.css'

type Drawn = 'fill' | 'stroke' | 'strokeWidth' | 'strokeLinecap' | 'strokeLinejoin'

/** `size` is both sides in px; how it is drawn is a matter of styles. What has no label says nothing to screen readers. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, Drawn> & { size?: number }

/**
 * A component that draws an icon of lucide; its own React package brings ten times the code into every remote. All paths of
 * an icon are one element instead of up to eight: each starts from the corner, not from the end of the one before.
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
