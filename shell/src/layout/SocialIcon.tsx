import { BrandIcon } from '@storefront/ui'
import { socialMarks } from './social-marks.ts'

type SocialIconProps = { name: keyof typeof socialMarks | 'whatsapp' }

/** The mark of a social network. It says nothing to screen readers: name the link around it. */
export function SocialIcon({ name }: SocialIconProps) {
  if (name === 'whatsapp') return <BrandIcon name="whatsapp" size={18} />
  return (
    <svg width={18} height={18} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={socialMarks[name]} />
    </svg>
  )
}
