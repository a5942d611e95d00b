import { onIntent } from '../loading/on-intent.ts'

/** The modal's code. */
export const modalCode = onIntent(() => import(/* webpackChunkName: "modal" */ './ModalDialog.tsx'))
