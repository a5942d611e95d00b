import { IconButton, type IconButtonProps } from '../actions/IconButton.tsx'
import { ChevronLeft, ChevronRight } from '../media/icons.ts'
import type { SliderState } from './use-slider.ts'

type SlideButtonProps = Pick<IconButtonProps, 'label' | 'variant' | 'className'> & {
  to: 'previous' | 'next'
  /** Of the slider that it moves. */
  act: SliderState['act']
  /** There is no further slide. */
  isEnd?: boolean
}

/** The button to the slide before or after. At the end it keeps the focus and says that it does nothing. */
export function SlideButton({ to, act, isEnd, ...button }: SlideButtonProps) {
  const isBack = to === 'previous'
  return (
    <IconButton
      {...button}
      aria-disabled={isEnd || undefined}
      onClick={() => act((slider) => (isBack ? slider.slidePrev() : slider.slideNext()))}
    >
      {isBack ? <ChevronLeft size={22} /> : <ChevronRight size={22} />}
    </IconButton>
  )
}
