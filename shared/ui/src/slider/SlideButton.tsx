import { IconButton, type IconButtonProps } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { ChevronLeft, ChevronRight, Icon } from '../media/icons.ts'

type SlideButtonProps = Pick<
  IconButtonProps,
  'label' | 'variant' | 'className' | 'aria-disabled' | 'onClick'
> & {
  to: 'prev' | 'next'
}

/** Button to the previous or next slide. Swiper's Navigation finds it by its class. */
export function SlideButton({ to, className, ...button }: SlideButtonProps) {
  return (
    <IconButton {...button} className={classNames(`swiper-button-${to}`, className)}>
      <Icon shape={to === 'prev' ? ChevronLeft : ChevronRight} size={22} />
    </IconButton>
  )
}
