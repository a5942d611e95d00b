import type { Id } from '@storefront/contract'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { onIntent } from '../loading/on-intent.ts'
import { Picture } from '../media/Picture.tsx'
import { SlideButton } from '../slider/SlideButton.tsx'
import { Strip } from '../slider/Strip.tsx'
import { useRowEnds } from '../slider/use-row-ends.ts'
import { useSlider } from '../slider/use-slider.ts'
import styles from './Gallery.module.css'

const galleryCode = onIntent(() => import(/* webpackChunkName: "slider" */ './create-gallery.ts'))

/** Picture of a gallery; `alt` is absent if its content is unknown. */
type GalleryImage = { id: Id; imageUrl: string | null; alt?: string }

export type GalleryProps = {
  name: string
  images: readonly GalleryImage[]
  /** Visible thumbnails; by default 2 to 7, one more per breakpoint (product 3.3). */
  thumbs?: number
  /** For one of several galleries on a page: no thumbnails, and the labels of the arrows contain `name`. */
  isCompact?: boolean
  /** True for a gallery as wide as the page. In wide windows its large picture is a band. */
  isWide?: boolean
  /** HTML `sizes` of the large picture. */
  sizes?: string
  className?: string
}

/** One large picture with arrows, swipe, arrow keys and thumbnails. A single picture has no controls. */
export function Gallery(props: GalleryProps) {
  const { name, images, thumbs, isCompact = false, isWide = false } = props
  const { sizes, className } = props
  const [current, setCurrent] = useState(0)
  const many = images.length > 1
  const ofWhat = isCompact ? ` of ${name}` : ''
  const { root, isReady, act } = useSlider(
    galleryCode,
    ({ createGallery }, element) => createGallery(element, setCurrent),
    many ? 'near' : 'never',
  )
  const { isAtStart, isAtEnd } = useRowEnds(root)
  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      className={classNames(styles.gallery, className)}
    >
      <div className={styles.main}>
        <Strip
          isReady={isReady}
          perView={1}
          label={many ? `All pictures of ${name}` : undefined}
          bare
        >
          {(images.length > 0 ? images : [{ id: 'none', imageUrl: null }]).map((image, index) => (
            <Picture
              key={image.id}
              src={image.imageUrl}
              alt={'alt' in image && image.alt ? image.alt : `${name}, picture ${index + 1}`}
              {...(isWide ? { ratio: 'styled', className: styles.band } : {})}
              sizes={sizes}
            />
          ))}
        </Strip>
        {many && (
          <>
            <SlideButton
              to="prev"
              variant="floating"
              label={`Previous picture${ofWhat}`}
              className={classNames(styles.arrow, styles.previous)}
              aria-disabled={isAtStart}
              onClick={() => act((ready) => ready.slidePrev())}
            />
            <SlideButton
              to="next"
              variant="floating"
              label={`Next picture${ofWhat}`}
              className={classNames(styles.arrow, styles.next)}
              aria-disabled={isAtEnd}
              onClick={() => act((ready) => ready.slideNext())}
            />
            <p role="status" className={styles.counter}>{`${current + 1} / ${images.length}`}</p>
          </>
        )}
      </div>
      {many && !isCompact && (
        <Strip isReady={isReady} perView={thumbs ?? 'calc(2 + var(--breakpoint))'} tight>
          {images.map((image, index) => (
            <button
              key={image.id}
              type="button"
              className={styles.thumb}
              aria-label={`Show picture ${index + 1}${image.alt ? `: ${image.alt}` : ''}`}
              aria-current={index === current}
              onClick={() => act((ready) => ready.slideTo(index))}
            >
              <Picture
                src={image.imageUrl}
                alt=""
                ratio="4 / 3"
                sizes={`(min-width: 576px) 220px, ${100 / (thumbs ?? 2)}vw`}
              />
            </button>
          ))}
        </Strip>
      )}
    </section>
  )
}
