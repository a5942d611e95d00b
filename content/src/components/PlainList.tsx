import type { ComponentPropsWithoutRef } from 'react'
import styles from './PlainList.module.css'

/** A list without bullets that screen readers still read as one. */
export function PlainList({ className = '', ...rest }: ComponentPropsWithoutRef<'ul'>) {
  return <ul {...rest} className={`${styles.list} ${className}`} />
}
