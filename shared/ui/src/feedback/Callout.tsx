import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Dated } from '../layout/Dated.tsx'
import { CircleAlert, CircleCheck, Icon, Info, TriangleAlert } from '../media/icons.ts'
import styles from './Callout.module.css'

type CalloutTone = 'error' | 'warn' | 'info' | 'ok'

type CalloutProps = {
  tone: CalloutTone
  children: ReactNode
  /** Not announced, for a message that the page shows from the start. */
  quiet?: boolean
  className?: string
}

const icons = { error: CircleAlert, warn: TriangleAlert, info: Info, ok: CircleCheck }
const roles = { error: 'alert', warn: 'alert', info: 'status', ok: 'status' }

/** A message beside its cause. Errors and warnings are alerts, the others statuses. */
export function Callout({ tone, children, quiet = false, className }: CalloutProps) {
  return (
    <div
      role={quiet ? undefined : roles[tone]}
      className={classNames(styles.callout, styles[tone], className)}
    >
      <Icon shape={icons[tone]} size={20} />
      <div className={styles.body}>
        {typeof children === 'string' ? <Dated text={children} /> : children}
      </div>
    </div>
  )
}
