import { IconButton, type IconButtonProps } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { ChevronLeft, ChevronRight } from '../media/icons.ts'

type SlideButtonProps = Pick<
  IconButtonProps,
  'label' | 'variant' | 'className' | 'aria-disabled' | 'onClick'
> & {
  to: 'prev' | 'next'
}

/** Button to the previous or next slide. Swiper's Navigation finds it by its class. */
export function SlideButton({ to, className, ...button }: SlideButtonProps) {
  const Icon = to === 'prev' ? ChevronLeft : ChevronRight
  return (
    <IconButton {...button} className={classNames(`swiper-button-${to}`, className)}>
      <Icon size={22} />
    </IconButton>
  )
}
