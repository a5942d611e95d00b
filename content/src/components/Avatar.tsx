import { useState } from 'react'
import styles from './Avatar.module.css'

export type AvatarProps = { name: string; imageUrl: string | null; size?: 'small' | 'large' }

/** An author's portrait, or the initials where there is none. Decorates the name beside it. */
export function Avatar({ name, imageUrl, size = 'small' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const className = `${styles.avatar} ${styles[size]}`
  if (!imageUrl || imageUrl === failedUrl) {
    return (
      <span className={className} aria-hidden="true">
        {initials(name)}
      </span>
    )
  }
  return (
    <img
      className={className}
      src={imageUrl}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={() => setFailedUrl(imageUrl)}
      // A picture of the server's HTML may have failed before anybody listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedUrl(imageUrl)
      }}
    />
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words.at(0), words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
