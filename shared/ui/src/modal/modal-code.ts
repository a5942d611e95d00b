import { onIntent } from '../loading/on-intent.ts'

/** The modal's code. */
export const modalCode = onIntent(() => import(/* webpackChunkName: "modal" */ './ModalDialog.tsx'))

/** Fetches the modal's code ahead: call it when a pointer or focus comes near what opens one. */
export const preloadModal = modalCode.preload
