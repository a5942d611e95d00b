declare const sanitised: unique symbol

/** Sanitised HTML. Only `sanitizeHtml` creates it. */
export type SafeHtmlText = string & { readonly [sanitised]: true }
