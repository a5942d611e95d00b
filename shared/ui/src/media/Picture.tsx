import { useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Picture.module.css'
import { pictureFiles, pictureSize } from './picture-sources.ts'
import { useInPage } from './use-in-page.ts'

/** A point of a picture, in percent from left and top. */
export type PictureFocus = { x: number; y: number }

type PictureProps = {
  /** Null or a failed address shows `missing` in the same box. */
  src: string | null | undefined
  /** '' for a decorative picture. */
  alt: string
  /** The point that stays visible when the picture is cropped; its centre by default. */
  focus?: PictureFocus | null | undefined
  /** HTML `sizes`, e.g. '(min-width: 992px) 33vw, 100vw'. */
  sizes?: string
  /** CSS aspect ratio; 'fill' covers the nearest positioned ancestor, 'styled' leaves it to `className`. */
  ratio?: string
  /** Fetched first. At most one per screen. */
  priority?: boolean
  /** Uses the 4:5 crop on narrow windows: heroes only. */
  portrait?: boolean
  /** Text in place of a missing picture, e.g. the name of its record; `alt` by default. */
  missing?: string
  className?: string
}

/** A picture with a reserved box. Our own illustrations come in several widths. */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    focus,
    sizes = '100vw',
    ratio = '16 / 10',
    priority = false,
    portrait,
    missing,
  } = props
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const isInPage = useInPage()
  const isMissing = !src || src === failedSrc
  const files = pictureFiles(isMissing ? '' : src, portrait)
  return (
    <span
      className={classNames(styles.frame, ratio === 'fill' && styles.fill, props.className)}
      style={ratio === 'fill' || ratio === 'styled' ? undefined : { aspectRatio: ratio }}
    >
      {isMissing ? (
        <span
          className={styles.missing}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          {missing ?? alt}
        </span>
      ) : isInPage ? (
        <picture>
          {files.portrait && <source sizes={sizes} {...files.portrait} />}
          <img
            className={styles.image}
            src={src}
            {...(files.srcSet ? { srcSet: files.srcSet, sizes } : {})}
            alt={alt}
            {...(focus ? { style: { objectPosition: `${focus.x}% ${focus.y}%` } } : {})}
            {...pictureSize(src)}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? undefined : 'async'}
            onError={() => setFailedSrc(src)}
            // A picture in the server's HTML may have failed before hydration.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
            }}
          />
        </picture>
      ) : null}
    </span>
  )
}
