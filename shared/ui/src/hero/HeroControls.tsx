import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { ChevronLeft, ChevronRight, Pause, Play } from '../media/icons.ts'
import styles from './HeroSlider.module.css'

type HeroControlsProps = {
  count: number
  current: number
  isPlaying: boolean
  onPlayingChange: (isPlaying: boolean) => void
}

/** Dots, Pause and arrows of the hero; dots and arrows are Swiper's. */
export function HeroControls({ count, current, isPlaying, onPlayingChange }: HeroControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={classNames('swiper-pagination', styles.dots)}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <button
            key={index}
            type="button"
            className={classNames('swiper-pagination-bullet', styles.dot)}
            aria-label={`Go to slide ${index + 1}`}
            aria-current={index === current}
          />
        ))}
      </div>
      <IconButton
        variant="outlined"
        className={styles.control}
        label={isPlaying ? 'Pause slides' : 'Play slides'}
        onClick={() => onPlayingChange(!isPlaying)}
      >
        {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </IconButton>
      <IconButton
        variant="outlined"
        className={classNames('swiper-button-prev', styles.control)}
        label="Previous slide"
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </IconButton>
      <IconButton
        variant="outlined"
        className={classNames('swiper-button-next', styles.control)}
        label="Next slide"
      >
        <ChevronRight size={22} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
