import { LoadFailed } from '../loading/LoadFailed.tsx'
import { onIntent } from '../loading/on-intent.ts'
import { useOnIntent } from '../loading/use-on-intent.ts'
import type { ModalDialogProps } from './ModalDialog.tsx'

const modalCode = onIntent(() => import(/* webpackChunkName: "modal" */ './ModalDialog.tsx'))

export type ModalProps = ModalDialogProps

/** A modal dialog, closed by Esc, the backdrop and its 'Close' button. Its code comes with the first opening. */
export function Modal(props: ModalProps) {
  const { module, failed } = useOnIntent(modalCode, props.open, props.onClose)
  if (failed) return <LoadFailed />
  return module && <module.ModalDialog {...props} />
}
