import { brandIconPaths } from './brand-icon-paths.ts'

export type BrandName = keyof typeof brandIconPaths

export type BrandIconProps = { name: BrandName; size?: number }

/** A brand's mark. It says nothing to screen readers: name the link around it. */
export function BrandIcon({ name, size = 20 }: BrandIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={brandIconPaths[name]} />
    </svg>
  )
}
