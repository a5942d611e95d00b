import { Picture } from '../media/Picture.tsx'
import type { PerWidth } from '../slider/per-width.ts'
import { Strip } from '../slider/Strip.tsx'
import styles from './Gallery.module.css'
import type { GalleryImage } from './gallery-image.ts'

type ThumbnailsProps = {
  isReady: boolean
  images: readonly GalleryImage[]
  perView: PerWidth
  current: number
  onShow: (index: number) => void
}

/** The strip of small pictures below a gallery; each is a button that shows its large one. */
export function Thumbnails({ isReady, images, perView, current, onShow }: ThumbnailsProps) {
  const sizes = `(min-width: 576px) 220px, ${100 / perView[0]}vw`
  return (
    <Strip isReady={isReady} perView={perView} tight>
      {images.map((image, index) => (
        <button
          key={image.id}
          type="button"
          className={styles.thumb}
          aria-label={`Show picture ${index + 1}${image.alt ? `: ${image.alt}` : ''}`}
          aria-current={index === current}
          onClick={() => onShow(index)}
        >
          <Picture src={image.imageUrl} alt="" ratio="4 / 3" sizes={sizes} />
        </button>
      ))}
    </Strip>
  )
}
