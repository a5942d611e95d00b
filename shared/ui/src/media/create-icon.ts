import type { IconNode } from 'lucide'
import { createElement, type FunctionComponent, type SVGProps } from 'react'

/** `size` is both sides in px. What has no label says nothing to screen readers. */
export type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/** A component that draws an icon of lucide; its own React package brings ten times the code into every remote. */
export function createIcon(shapes: IconNode): FunctionComponent<IconProps> {
  const drawn = shapes.map(([shape, attributes]) => createElement(shape, attributes))
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      ...drawn,
    )
}
