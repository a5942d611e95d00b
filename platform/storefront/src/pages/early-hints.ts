import { earlyHints } from '@hono/node-server/early-hints'
import type { MiddlewareHandler } from 'hono'
import type { ShellFiles } from '../rendering/open-shell.ts'

/**
 * Sends 103 Early Hints to a browser that navigates, while its page is being rendered: the font and
 * the shell's script, with the attributes that the page itself will use, so that nothing is fetched twice.
 */
export function shellHints({ fonts, scripts }: ShellFiles): MiddlewareHandler {
  const link = [
    ...fonts.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...scripts.map((url) => `<${url}>; rel=preload; as=script; fetchpriority=low`),
  ]
  return earlyHints({ link })
}
