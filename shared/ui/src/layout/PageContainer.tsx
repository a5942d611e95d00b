import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './PageContainer.module.css'

type PageContainerProps = {
  children: ReactNode
  /** `narrow` (720 px) for long text. */
  width?: 'wide' | 'narrow'
  /** Without vertical padding: for a band inside a page. */
  flush?: boolean
  className?: string
}

export function PageContainer(props: PageContainerProps) {
  const { children, width = 'wide', flush = false, className } = props
  return (
    <div
      className={classNames(
        styles.container,
        width === 'narrow' && styles.narrow,
        !flush && styles.page,
        className,
      )}
    >
      {children}
    </div>
  )
}
