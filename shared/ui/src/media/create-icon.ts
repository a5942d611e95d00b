import type { IconNode } from 'lucide'
import { createElement, type FunctionComponent, type SVGProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Icon.module.css'

type Drawn = 'fill' | 'stroke' | 'strokeWidth' | 'strokeLinecap' | 'strokeLinejoin'

/** `size` is both sides in px; how it is drawn is a matter of styles. What has no label says nothing to screen readers. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, Drawn> & { size?: number }

/** A component that draws an icon of lucide; its own React package brings ten times the code into every remote. */
export function createIcon(shapes: IconNode): FunctionComponent<IconProps> {
  const drawn = inOnePath(shapes).map(([shape, attributes]) => createElement(shape, attributes))
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

/** All paths of an icon as one, which is one element instead of up to eight; its circles and boxes as they are. */
function inOnePath(shapes: IconNode): IconNode {
  // A relative start is meant from the corner of the icon, not from the end of the path before.
  const lines = shapes.flatMap(([shape, { d = '' }]) =>
    shape === 'path' ? String(d).replace(/^m/, 'M0 0m') : [],
  )
  const others = shapes.filter(([shape]) => shape !== 'path')
  return lines.length > 0 ? [['path', { d: lines.join('') }], ...others] : others
}
