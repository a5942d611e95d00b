import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Palmtree } from './icons.ts'
import styles from './Picture.module.css'
import { pictureFiles, pictureSize } from './picture-sources.ts'
import { useInPage } from './use-in-page.ts'

/** A point of a picture, in percent from its left and its top. */
export type PictureFocus = { x: number; y: number }

type PictureProps = {
  /** Null, or an address that fails, shows `missing` in the same box. */
  src: string | null | undefined
  /** '' for a picture that only decorates. */
  alt: string
  /** The point that stays in sight where the picture is cut, in percent from its left and its top; its middle unless said. */
  focus?: PictureFocus | null | undefined
  /** Width it is shown at, as in the HTML attribute: '(min-width: 992px) 33vw, 100vw'. */
  sizes?: string
  /** CSS aspect ratio of its box; 'fill' covers the nearest positioned ancestor, 'styled' leaves it to `className`. */
  ratio?: string
  /** The screen's main picture: fetched first. At most one per screen. */
  priority?: boolean
  /** Takes the 4:5 cut on narrow windows: heroes only. */
  portrait?: boolean
  /** Shown where there is no picture; a palm tree unless said. */
  missing?: ReactNode
  className?: string
}

/** A picture whose box is reserved before it loads; our own illustrations come in the width needed. */
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
        (missing ?? (
          <span className={styles.missing} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
            <Palmtree size={40} />
          </span>
        ))
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
            // A picture of the server's HTML may have failed before the page was hydrated.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
            }}
          />
        </picture>
      ) : null}
    </span>
  )
}
