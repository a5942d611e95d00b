import { IconButton } from '../actions/IconButton.tsx'
import { ChevronLeft, ChevronRight, Pause, Play } from '../media/icons.ts'
import styles from './HeroSlider.module.css'

type HeroControlsProps = {
  count: number
  current: number
  isPlaying: boolean
  onPlayingChange: (isPlaying: boolean) => void
  onPrevious: () => void
  onNext: () => void
  onShow: (index: number) => void
}

/** Dots, Pause and arrows of the hero. */
export function HeroControls(props: HeroControlsProps) {
  const { count, current, isPlaying, onPlayingChange, onPrevious, onNext, onShow } = props
  return (
    <div className={styles.controls}>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={`Go to slide ${index + 1}`}
            aria-current={index === current}
            onClick={() => onShow(index)}
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
        className={styles.control}
        label="Previous slide"
        onClick={onPrevious}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </IconButton>
      <IconButton variant="outlined" className={styles.control} label="Next slide" onClick={onNext}>
        <ChevronRight size={22} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
