import { useEffect } from 'react'
import { Picture } from '../media/Picture.tsx'
import type { PerWidth } from '../slider/per-width.ts'
import { Strip } from '../slider/Strip.tsx'
import { useSlider } from '../slider/use-slider.ts'
import styles from './Gallery.module.css'
import type { GalleryImage } from './gallery-image.ts'

type ThumbnailsProps = {
  images: readonly GalleryImage[]
  perView: PerWidth
  current: number
  onShow: (index: number) => void
}

/** The strip of small pictures below a gallery; each is a button that shows its large one. */
export function Thumbnails({ images, perView, current, onShow }: ThumbnailsProps) {
  const { viewport, isReady, act } = useSlider(
    (code, element) => code.createStrip(element, { onMove: () => {}, speedMs: 300 }),
    true,
  )
  useEffect(() => {
    if (isReady) act((slider) => slider.slideTo(current))
  }, [isReady, act, current])

  return (
    <Strip
      viewport={viewport}
      isReady={isReady}
      perView={perView}
      tight
      onReveal={(index) => act((slider) => slider.slideTo(index, 0))}
    >
      {images.map((image, index) => (
        <button
          key={image.id}
          type="button"
          className={styles.thumb}
          aria-label={`Show picture ${index + 1}${image.alt ? `: ${image.alt}` : ''}`}
          aria-current={index === current}
          onClick={() => onShow(index)}
        >
          <Picture src={image.imageUrl} alt="" ratio="4 / 3" sizes="200px" />
        </button>
      ))}
    </Strip>
  )
}
