declare const sanitised: unique symbol

/** HTML that has been through the sanitiser; only `sanitizeHtml` makes one. */
export type SafeHtmlText = string & { readonly [sanitised]: true }
